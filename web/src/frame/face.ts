/** A face is what a game adds to the frame: its panels and pieces, and which thing on them stands for which action. */

import type { Component, Snippet } from "svelte";
import type { Choice } from "../controller/choices";
import type { Controller } from "../controller/controller";
import type { Piece } from "../motion/flights";
import type { Sound } from "../motion/sounds.svelte";
import type { Because, PlainEvent, PlainPrompt, PlainView, Result, Said, Section } from "../protocol";
import { withinAMoment } from "../moment";
import type { Voice } from "../words/voice";

/** The table as the one who looks on sees it: all that a face needs to draw its parts. */
export interface Seen {
  readonly view: PlainView;
  /** All that happened, and of that what happened just now. */
  readonly past: readonly PlainEvent[];
  readonly fresh: readonly PlainEvent[];
  /** The whole table in words, where it was asked for. */
  readonly board: readonly Section[];
  /** From whose side the table is seen; nobody's for those who look on. */
  readonly me: number | null;
  readonly seats: number;
  /** The seats for which bots play. */
  readonly bots: readonly number[];
  readonly prompt: PlainPrompt | null;
  readonly controller: Controller;
  readonly voice: Voice;
  readonly undo: (() => void) | null;
  /** Take back all that may be taken back. */
  readonly reset: (() => void) | null;
  /** Why what was pressed last cannot be done now. */
  readonly because?: Because | null;
}

/** What a press would have meant: an action, perhaps after another that would come first. */
export interface Wish {
  readonly action: string;
  readonly first?: string;
}

/** Where somebody sits, as seen from me; who sits across is no neighbour of mine. */
export type Side = "left" | "right" | "across";

/** The side on which a seat is. */
export function sideOf(seat: number, me: number, seats: number): Side {
  const step = (seat - me + seats) % seats;
  return step === 1 ? "left" : step === seats - 1 ? "right" : "across";
}

/** A part of the table, which on a phone may have the screen to itself. */
export interface Panel {
  /** What it is: the message that names it. */
  readonly title: string;
  /** How it is drawn; where the others are `beside` me, with those of each side. */
  readonly draw: Component<{ seen: Seen; others?: Snippet<[Side]> | undefined }>;
  /** Whether there is anything to see in it; always, if it does not say. */
  here?(seen: Seen): boolean;
  /** Whether what is asked is about this part. */
  asked?(seen: Seen): boolean;
}

/** A sign on the table, and what it means. */
export interface Sign {
  readonly sign: string;
  readonly say: Said;
}

/** How the end of a game is told. */
export type Ending = Component<End>;
export interface End {
  readonly seen: Seen;
  readonly result: Result;
  /** The game has just ended: one line after another is scored, and then comes the verdict. */
  readonly slowly: boolean;
  /** What can be done now: again, replay, record. */
  readonly actions: Snippet;
}

export interface Face {
  /** The parts of the table: what is shared, what is mine, my hand. */
  readonly panels: readonly Panel[];
  /** What is printed on its cards: waited for, so that the table is drawn once. */
  readonly printed?: { open(): Promise<void> };
  /** Its panel tells all that happened, so that no log is needed beside it. */
  readonly story?: boolean;
  /** All panels fit on a phone at once, so that none needs to be swiped to. */
  readonly together?: boolean;
  /** Neighbours matter: on a wide screen its panel has places for them on their sides of me. */
  readonly beside?: boolean;
  /**
   * Which thing goes where by an action, in one way or in several, given what the prompt tells ahead; nothing if no thing
   * stands for it, and it is a button with words.
   */
  stands(action: string, ahead?: PlainPrompt["ahead"]): Choice | readonly Choice[] | null;
  /** Whether a question only stands between two halves of what was done at once: taking back does not stop there. */
  between?(prompt: PlainPrompt): boolean;
  /** What a press on a thing would have meant, with what was taken up: the page then says why it cannot be done. */
  wish?(thing: string, seen: Seen, held: string | null): Wish | null;
  /** What else can be done on the table by several answers in a row: dragged, or pressed at once. */
  ways?(prompt: PlainPrompt): readonly Choice[];
  /** A thing as it flies from place to place; without it nothing flies. */
  readonly piece?: Piece;
  /** What is seen of somebody else at a glance, and what is known of them at a second one. */
  readonly other: Component<{ seen: Seen; seat: number }>;
  readonly more: Component<{ seen: Seen; seat: number }>;
  /** The end: who won, and why; fetched when the table is there. */
  result(): Promise<{ default: Ending }>;
  /**
   * The buttons with words, where the game has a way of its own to offer them; it may ask something `instead`, or say that it
   * is `confirming` what was pressed.
   */
  readonly answers?: Component<
    { seen: Seen; options: readonly Option[]; instead: string; confirming?: boolean },
    object,
    "instead" | "confirming"
  >;
  /** The signs on its table, each with what it means, and how one of them is drawn. */
  readonly legend?: { signs(seen: Seen): readonly Sign[]; readonly draw: Component<{ seen: Seen; sign: string }> };
  /** What happened since my last turn, and a small picture of each; without pictures it is told in words. */
  recent?(seen: Seen): readonly PlainEvent[];
  readonly moment?: Component<{ event: PlainEvent }>;
  /** The codes of what begins a new part of the game, a round or a phase: it is marked among what happened. */
  readonly chapters?: readonly string[];
  /** What such a part is called: the message that names it; a replay goes from one to the next. */
  readonly chapter?: string;
  /** What is heard of an event, by its code, or nothing; of any other it is what its moving things are made of. */
  readonly sounds?: Readonly<Record<string, Sound | null>>;
  /** How far the game is. */
  phase?(view: PlainView): Said;
  /** Whose turn it is, apart from who is asked something. */
  active?(view: PlainView): number | null;
  /** What goes on while nothing is asked of the one who looks on. */
  waiting?(seen: Seen, seat: number): Said;
}

/** Something that can be done, and what it says on its button. */
export interface Option {
  readonly action: string;
  readonly text: string;
}

const FACES = import.meta.glob<{ face: Face }>("../games/*/face.ts");

function pathOf(game: string): string {
  return `../games/${game}/face.ts`;
}

/** Whether a game has a face of its own; without one, or where the address says `?words`, its table is told in words. */
export function hasFace(game: string): boolean {
  return pathOf(game) in FACES && !new URLSearchParams(location.search).has("words");
}

/** The face of a game, or the one that fits every game. */
export async function faceOf(game: string): Promise<Face> {
  const own = hasFace(game) ? FACES[pathOf(game)] : undefined;
  const { face } = await (own ? own() : import("./fallback/face"));
  if (face.printed) await withinAMoment(face.printed.open());
  return face;
}

/** The face of a game for a replay: without one of its own, the game is told like a story. */
export async function replayFaceOf(game: string): Promise<Face> {
  const face = await faceOf(game);
  if (hasFace(game)) return face;
  const { default: Story } = await import("./fallback/Story.svelte");
  return { ...face, panels: [{ title: "web-log", draw: Story }], together: true, story: true };
}

/**
 * What happened between the viewer's last turn and this one, which stays until it is over and others move; for those who look
 * on, what happened last.
 */
export function sinceMyTurn(past: readonly PlainEvent[], me: number | null): readonly PlainEvent[] {
  if (me === null) return past.slice(-30);
  const isTheirs = ({ seat }: PlainEvent): boolean => seat !== null && seat !== me;
  const end = past.findLastIndex(isTheirs) + 1;
  const mine = past.slice(0, end).findLastIndex((event) => event.seat === me) + 1;
  const after = past.slice(end);
  return past.slice(mine, after.some((event) => event.seat === me) ? end : undefined);
}
