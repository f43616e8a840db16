/** What can be done with an action text: which thing is taken up, and where it may go. */

/**
 * A choice without a source is made by pressing its target. Things and places have names that the game gives them.
 * Where an action only begins what the next question ends (take green, then at a3), `onward` lets a drag do both. Where it
 * is known what is to be answered next, `then` lists those actions: they are chosen as they are asked for. What is followed
 * by others, or so grave that it is done `twice`, is taken up by a press, and only a second press, on its target, chooses.
 * What `rests` lies well where it is: it is never taken up by itself, even where nothing else could be.
 */
export interface Choice {
  readonly action: string;
  readonly source: string | null;
  readonly target: string;
  readonly onward?: boolean;
  readonly then?: readonly string[];
  readonly twice?: boolean;
  readonly rests?: boolean;
}

/**
 * How a thing or a place stands: brass outlines what is legal, brass fills what is chosen. What was legal until an answer was
 * `sent` waits as it is for the next question, and takes no press.
 */
export type Standing = "idle" | "source" | "selected" | "target" | "over" | "sent";
