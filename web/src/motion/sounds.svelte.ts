/** Few, soft, wooden sounds, made here out of sines and noise; silent until the reader switches them on. */

import { keep, kept } from "../ui/kept";

export type Sound = "card" | "book" | "coin" | "candle" | "knock" | "turn";

/** Something struck that rings and dies away. Times are in seconds. */
type Tone = { hertz: number; loud: number; fades: number; at?: number };
/** Something brushed: noise through a narrow gap. */
type Brush = { hertz: number; gap: number; loud: number; rises: number; fades: number; at?: number };
type Recipe = { tones?: readonly Tone[]; brushes?: readonly Brush[] };

/** Two bars of a marimba: the second partial of such a bar is four times as high. */
const BELL: readonly Tone[] = [
  { hertz: 392, loud: 0.3, fades: 0.5 },
  { hertz: 1568, loud: 0.05, fades: 0.16 },
  { hertz: 523.25, loud: 0.3, fades: 0.7, at: 0.17 },
  { hertz: 2093, loud: 0.05, fades: 0.2, at: 0.17 },
];

const RECIPES: Record<Sound, Recipe> = {
  card: {
    tones: [{ hertz: 150, loud: 0.07, fades: 0.06, at: 0.05 }],
    brushes: [{ hertz: 2600, gap: 0.9, loud: 0.16, rises: 0.03, fades: 0.08 }],
  },
  book: {
    tones: [
      { hertz: 132, loud: 0.34, fades: 0.13 },
      { hertz: 305, loud: 0.12, fades: 0.07 },
    ],
    brushes: [{ hertz: 700, gap: 0.8, loud: 0.14, rises: 0.004, fades: 0.06 }],
  },
  coin: {
    tones: [
      { hertz: 1480, loud: 0.06, fades: 0.16 },
      { hertz: 2210, loud: 0.045, fades: 0.2, at: 0.04 },
      { hertz: 240, loud: 0.08, fades: 0.05 },
    ],
  },
  candle: { brushes: [{ hertz: 520, gap: 0.7, loud: 0.2, rises: 0.09, fades: 0.3 }] },
  knock: {
    tones: [
      { hertz: 430, loud: 0.22, fades: 0.08 },
      { hertz: 1010, loud: 0.07, fades: 0.04 },
    ],
    brushes: [{ hertz: 1500, gap: 1.2, loud: 0.05, rises: 0.002, fades: 0.025 }],
  },
  turn: { tones: BELL },
};

/** What is heard of a thing that moves, by what it is; a face may say it of an event. */
const OF_KIND: Readonly<Record<string, Sound>> = {
  card: "card", pile: "card", book: "book", "side-shelf": "book", candle: "candle", token: "coin", assistant: "knock",
  tile: "knock", wand: "knock",
}; // prettier-ignore

const KEPT_AS = "sounds";
const STAGGER = 0.09; // seconds between two sounds of one step
const MOST = 3; // more at once would be a noise
const SOFTLY = 0.7;

type Heard = { readonly code: string; readonly moved: readonly { readonly kind: string }[] };

/** What is heard of events, in order: what a game says of them, else what moved; the same twice running is heard once. */
export function soundsOf(events: readonly Heard[], own: Readonly<Record<string, Sound | null>> = {}): Sound[] {
  const heard: Sound[] = [];
  for (const { code, moved } of events) {
    const said = code in own ? [own[code] ?? null] : moved.map(({ kind }) => OF_KIND[kind] ?? null);
    for (const sound of said) if (sound && sound !== heard.at(-1)) heard.push(sound);
  }
  return heard.slice(0, MOST);
}

class Sounds {
  #on = $state(kept(KEPT_AS) === "yes");
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  get on(): boolean {
    return this.#on;
  }

  /** Switch them on or off, and remember it; a press on the switch is the gesture that browsers ask for. */
  turn(on: boolean): void {
    this.#on = on;
    keep(KEPT_AS, on ? "yes" : null);
    if (on) {
      this.wake();
      this.play("book");
    } else {
      void this.#context?.close();
      this.#context = null;
    }
  }

  /** Browsers allow sound only after somebody touched the page: then it begins, if it was switched on before. */
  wake(): void {
    if (!this.#on || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext({ latencyHint: "interactive" });
    if (this.#context.state === "suspended") void this.#context.resume();
  }

  /** Play sounds one after the other; what cannot be heard now is not heard later. */
  play(...sounds: Sound[]): void {
    const context = this.#context;
    if (!this.#on || !context) return;
    for (const [order, sound] of sounds.entries()) this.#make(context, RECIPES[sound], context.currentTime + order * STAGGER);
  }

  #make(context: AudioContext, { tones = [], brushes = [] }: Recipe, start: number): void {
    for (const { hertz, loud, fades, at = 0 } of tones) {
      const bar = new OscillatorNode(context, { frequency: hertz });
      bar.connect(swell(context, loud, start + at, 0.004, fades));
      bar.start(start + at);
      bar.stop(start + at + fades + 0.1);
    }
    for (const { hertz, gap, loud, rises, fades, at = 0 } of brushes) {
      const hand = new AudioBufferSourceNode(context, { buffer: this.#hiss(context), loop: true });
      const through = new BiquadFilterNode(context, { type: "bandpass", frequency: hertz, Q: gap });
      hand.connect(through).connect(swell(context, loud, start + at, rises, fades));
      hand.start(start + at, Math.random());
      hand.stop(start + at + rises + fades + 0.1);
    }
  }

  /** A second of noise, made once. */
  #hiss(context: AudioContext): AudioBuffer {
    if (this.#noise?.sampleRate === context.sampleRate) return this.#noise;
    this.#noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
    const samples = this.#noise.getChannelData(0);
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
    return this.#noise;
  }
}

/** A loudness that rises, and dies away as wood does. */
function swell(context: AudioContext, loud: number, start: number, rises: number, fades: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * SOFTLY, start + rises);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + rises + fades);
  gain.connect(context.destination);
  return gain;
}

export const sounds = new Sounds();
