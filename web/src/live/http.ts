/** Requests over HTTP: each gives its answer, or throws a `Trouble` that says why not. */

import type { Me, Problem } from "../protocol";
import { updates } from "./updates.svelte";

/** A request that was refused, or that did not reach the server (`code` is then "unreachable"). */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

export const UNREACHABLE: Problem = { code: "unreachable", params: {}, sentence: "The server cannot be reached." };

/** The first words to the server: the answer brings the cookie by which we are known. */
let greeting: Promise<Me> | null = null;

/** Ask who we are, once; if it failed, the next time asks again. */
export function greet(): Promise<Me> {
  greeting ??= ask<Me>("GET", "/api/me").catch((error: unknown) => {
    greeting = null;
    throw error;
  });
  return greeting;
}

/** Ask something as the one that we are: a request on the heels of the greeting would make another guest of us. */
async function askAsOneself<T>(method: string, path: string, body?: unknown): Promise<T> {
  await greet();
  return await ask<T>(method, path, body);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Trouble(0, UNREACHABLE);
  }
  updates.heard(response.headers.get("readingroom-protocol"));
  if (response.ok) return (await response.json()) as T;
  throw new Trouble(response.status, await problemOf(response));
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (typeof problem.code === "string") return { params: {}, sentence: problem.code, ...problem } as Problem;
  } catch {
    // Not one of our own answers: something between us and the server spoke.
  }
  return { ...UNREACHABLE, sentence: `The server answered ${response.status}.` };
}

export const http = {
  /** Ask for what makes no guest of a stranger, and so need not wait for the greeting. */
  glance: <T>(path: string) => ask<T>("GET", path),
  get: <T>(path: string) => askAsOneself<T>("GET", path),
  put: <T>(path: string, body: unknown) => askAsOneself<T>("PUT", path, body),
  post: <T>(path: string, body: unknown = {}) => askAsOneself<T>("POST", path, body),
};
