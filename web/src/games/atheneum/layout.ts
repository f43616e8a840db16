/** Where everything is on a cabinet of shelves: three storeys in front view, in units that are pixels on a phone. */

import type { Compartment, Plan } from "./model";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Bay extends Compartment {
  /** Where books stand, and the slots by level from the lowest. */
  box: Box;
  slots: { name: string; level: number; box: Box }[];
  /** The whole height of its storey: above a side shelf there is room for its candles. */
  room: Box;
  side: number;
}

export interface Layout {
  width: number;
  height: number;
  bays: Bay[];
  /** The dishes of the candles: the middle of their feet. */
  candles: { name: string; x: number; y: number; points: number; side: number }[];
  boards: number[];
}

const STOREYS = [
  ["upper-left", "upper-right"],
  ["side-1", "middle", "side-2"],
  ["lower-left", "lower-right"],
];
const SIDES = ["side-1", "side-2"];
const MAIN_CANDLES = 3;
const SIDE_CANDLES = 2;

export const WIDTH = 352;
export const TOP = 27; // room for candles above the cornice
const CORNICE = 8;
const FRAME = 5;
const WALL = 4;
const LEVEL = 40;
export const BOARD = 11.5;
const LEDGE = 6; // the board above a side shelf

const drawn = new WeakMap<Plan, Layout>();

/** Lay out a cabinet. */
export function layoutOf(plan: Plan): Layout {
  const before = drawn.get(plan);
  if (before) return before;
  const bays: Bay[] = [];
  const boards: number[] = [];
  let y = TOP + CORNICE;
  for (const storey of STOREYS) {
    const parts = storey.flatMap((name) => plan.compartments.find((each) => each.name === name) ?? []);
    const levels = Math.max(...parts.map((part) => part.levels));
    const slots = parts.reduce((sum, part) => sum + part.width, 0);
    const wide = (WIDTH - 2 * FRAME - (parts.length - 1) * WALL) / slots;
    let x = FRAME;
    for (const part of parts) {
      bays.push(bayOf(part, { x, y, w: part.width * wide, h: levels * LEVEL }));
      x += part.width * wide + WALL;
    }
    y += levels * LEVEL;
    boards.push(y);
    y += BOARD;
  }
  const layout = { width: WIDTH, height: y, bays, boards, candles: candlesOf(plan, bays) };
  drawn.set(plan, layout);
  return layout;
}

function bayOf(part: Compartment, room: Box): Bay {
  const height = part.levels * LEVEL;
  const box = { ...room, y: room.y + room.h - height, h: height };
  const wide = room.w / part.width;
  const slots = Array.from({ length: part.width * part.levels }, (_, place) => {
    const level = Math.floor(place / part.width);
    const x = box.x + (place % part.width) * wide;
    return { name: `${part.letter}${place + 1}`, level, box: { x, y: box.y + height - (level + 1) * LEVEL, w: wide, h: LEVEL } };
  });
  return { ...part, box, slots, room, side: SIDES.indexOf(part.name) + 1 };
}

function candlesOf(plan: Plan, bays: readonly Bay[]): Layout["candles"] {
  return plan.candles.map((points, place) => {
    const name = `candle${place + 1}`;
    if (place < MAIN_CANDLES) return { name, points, side: 0, x: WIDTH * (0.25 + 0.25 * place), y: TOP - 1 };
    const side = Math.floor((place - MAIN_CANDLES) / SIDE_CANDLES) + 1;
    const bay = bays.find((each) => each.side === side);
    const step = ((place - MAIN_CANDLES) % SIDE_CANDLES) * 0.46 + 0.25;
    return { name, points, side, x: bay ? bay.box.x + bay.box.w * step : 0, y: bay ? bay.box.y - LEDGE : 0 };
  });
}

/** The part of the drawing that shows one compartment with its floor, or all of it. */
export function frameOf(layout: Layout, only: string | null): Box {
  const bay = layout.bays.find(({ name }) => name === only);
  if (!bay) return { x: -2, y: 0, w: WIDTH + 4, h: layout.height };
  const top = bay.side ? bay.room : bay.box;
  return { x: bay.box.x - WALL, y: top.y - 1.5, w: bay.box.w + 2 * WALL, h: top.h + 1.5 + BOARD };
}

/** Whether a seat with so many side shelves has this compartment or candle. */
export function stands(side: number, sides: number): boolean {
  return side <= sides;
}
