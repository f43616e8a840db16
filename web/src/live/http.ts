/** Requests over HTTP: each gives its answer, or throws a `Trouble` that says why not. */

import type { Problem } from "../protocol";

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
  get: <T>(path: string) => ask<T>("GET", path),
  put: <T>(path: string, body: unknown) => ask<T>("PUT", path, body),
  post: <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body),
};
