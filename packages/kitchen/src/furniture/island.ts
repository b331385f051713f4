import type { Look } from '../answer/answer.ts';
import type { Builder } from '../part/builder.ts';
import { readRun, runLength } from '../plan/run.ts';
import { addPendant, addStool } from '../prop/furnishing.ts';
import { addBaseCabinet } from './base-cabinet.ts';
import { addHob, hobWidthIn } from './hob.ts';
import {
  BASE_DEPTH,
  CARCASS_TOP,
  ISLAND_DEPTH,
  ISLAND_DISTANCE,
  worktopThickness,
  worktopTop,
} from './measures.ts';

export interface IslandPlace {
  x: number;
  z: number;
  length: number;
  /** The middle of the hob, if the island has one. */
  hob: { x: number; z: number; width: number } | undefined;
}

/** The island stands before the back run, a little right of the room's middle. */
export function placeIsland(island: string, roomWidth: number): IslandPlace {
  const length = runLength(island);
  const x = Math.max(0.75, (roomWidth - length) / 2 + 0.12);
  const module = readRun(island).find(({ code }) => code === 'H' || code === 'O');
  const hob = module && {
    x: x + length - module.start - module.width / 2,
    z: ISLAND_DISTANCE + 0.26,
    width: hobWidthIn(module.width),
  };
  return { x, z: ISLAND_DISTANCE, length, hob };
}

/** Fronts face the back run; the seating side faces the viewer; the worktop runs down both ends. */
export function addIsland(b: Builder, look: Look, island: string, place: IslandPlace): void {
  const { x, z, length, hob } = place;
  const back = z + BASE_DEPTH;
  b.within(2, [x + length, 0, back], () => {
    for (const module of readRun(island)) addBaseCabinet(b, look, module);
  });
  addSeatingSide(b, x, back, length);
  addWaterfall(b, look, place);
  if (hob) addHob(b, look.cooker, [hob.x, worktopTop(look), hob.z], hob.width);
}

function addSeatingSide(b: Builder, x: number, z: number, length: number): void {
  b.thing('cabinet', 'island back', () => {
    b.box('front', [x, 0, z], [length, CARCASS_TOP, 0.02]);
    const panels = Math.max(2, Math.round(length / 0.6));
    const width = length / panels;
    for (let i = 0; i < panels; i++)
      b.box('front', [x + i * width + 0.002, 0.005, z + 0.02], [width - 0.004, CARCASS_TOP - 0.01, 0.012]);
  });
}

function addWaterfall(b: Builder, look: Look, { x, z, length }: IslandPlace): void {
  const thickness = worktopThickness(look);
  const [left, right, front] = [x - thickness, x + length + thickness, z - 0.03];
  const outline = [
    [left, front],
    [right, front],
    [right, front + ISLAND_DEPTH],
    [left, front + ISLAND_DEPTH],
  ] as const;
  b.thing('worktop', 'island worktop', () => b.prism('worktop', outline, CARCASS_TOP, thickness));
  for (const end of [left, x + length]) {
    b.thing('worktop', 'island end', () =>
      b.box('worktop', [end, 0, front], [thickness, CARCASS_TOP, ISLAND_DEPTH]),
    );
  }
}

/** Stools along the seating side and pendants on a rail that hangs between the walls. */
export function addIslandSeats(b: Builder, { x, z, length }: IslandPlace, wallHeight: number): void {
  const stools = length > 2.3 ? 4 : length > 1.5 ? 3 : 2;
  for (let i = 0; i < stools; i++) addStool(b, x + (length * (i + 0.5)) / stools, z + ISLAND_DEPTH + 0.08);
  const lamps = length > 1.2 ? 3 : 2;
  const [middle, top] = [z + ISLAND_DEPTH / 2 - 0.05, wallHeight - 0.028];
  for (let i = 0; i < lamps; i++) addPendant(b, x + (length * (i + 0.5)) / lamps, 1.62, middle, top);
  const rail = length * (1 - 1 / lamps) + 0.2;
  b.box('black', [x + length / 2 - rail / 2, top - 0.002, middle - 0.02], [rail, 0.03, 0.04], 0.004);
  b.box('black', [x + length / 2 - 0.015, top, 0], [0.03, 0.026, middle], 0.004);
}
