import type { Look } from '../answer/answer.ts';
import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import type { Module } from '../plan/run.ts';
import { addCarcass, addPlinth } from './carcass.ts';
import { addFront, type Front } from './front.ts';
import type { HandleSide } from './handle.ts';
import {
  BASE_DEPTH,
  CARCASS_DEPTH,
  CARCASS_TOP,
  FRONT_THICKNESS,
  frontTop,
  OVEN_HEIGHT,
  PLINTH_HEIGHT,
} from './measures.ts';
import { addOven } from './oven.ts';

/** A cabinet under the worktop. Its code decides its front. */
export function addBaseCabinet(
  b: Builder,
  look: Look,
  module: Module,
  material: MaterialName = 'front',
): void {
  const { start: x, width, code } = module;
  const name = code === 'X' ? 'filler' : `base ${code}`;
  const size = { at: [x, 0, 0], size: [width, CARCASS_TOP, BASE_DEPTH] } as const;
  b.thing(
    'cabinet',
    name,
    () => {
      addPlinth(b, x, width);
      if (code === 'S') addSinkCarcass(b, material, x, width);
      else addCarcass(b, material, x, width, PLINTH_HEIGHT, CARCASS_TOP);
      if (look.style === 'MODERN') addRecess(b, x, width, frontTop(look), CARCASS_TOP);
      addFace(b, look, module, material);
    },
    size,
  );
}

/** Ends below the basin, which hangs into the cabinet. */
function addSinkCarcass(b: Builder, material: MaterialName, x: number, width: number): void {
  const rim = 0.68;
  addCarcass(b, material, x, width, PLINTH_HEIGHT, rim);
  b.box('carcass', [x, rim, CARCASS_DEPTH - 0.01], [width, CARCASS_TOP - rim, 0.009], 0);
  for (const side of [0, width - 0.016]) {
    b.box(material, [x + side, rim, 0], [0.016, CARCASS_TOP - rim, CARCASS_DEPTH - 0.01], 0);
  }
}

function addRecess(b: Builder, x: number, width: number, from: number, to: number): void {
  b.box('recess', [x, from, CARCASS_DEPTH - 0.002], [width, to - from, 0.003], 0);
}

type Face = (b: Builder, look: Look, whole: Front) => void;
const door =
  (handle: HandleSide): Face =>
  (b, { style }, whole) =>
    addFront(b, style, { ...whole, handle });
const hobFace: Face = (b, look, whole) => addDrawers(b, look, whole, [0.5, 0.5]);

const FACES: Readonly<Record<string, Face>> = {
  D: (b, look, whole) => addDrawers(b, look, whole, [0.2, 0.4, 0.4]),
  E: hobFace,
  H: hobFace,
  S: (b, look, whole) => door(whole.width > 0.7 ? 'top' : 'right')(b, look, whole),
  W: door('top'),
  C: door('left'),
  B: (b, look, whole) => {
    const half = { ...whole, width: whole.width / 2 };
    door('right')(b, look, half);
    door('left')(b, look, { ...half, x: whole.x + half.width });
  },
  X: (b, _, { x, y, width, height, material }) =>
    b.box(material, [x + 0.001, y, CARCASS_DEPTH], [width - 0.002, height, FRONT_THICKNESS], 0.001),
  O: (b, look, whole) => addOvenFace(b, look, whole),
};

function addFace(b: Builder, look: Look, { code, start: x, width }: Module, material: MaterialName): void {
  const face = FACES[code];
  if (!face) throw new Error(`no base cabinet ${code}`);
  const height = frontTop(look) - PLINTH_HEIGHT;
  face(b, look, { x, y: PLINTH_HEIGHT, width, height, depth: CARCASS_DEPTH, material });
}

/** Shares of the height, from the top. Handleless: one recess between the first and the second. */
function addDrawers(b: Builder, look: Look, whole: Front, shares: readonly number[]): void {
  let y = whole.y + whole.height;
  for (const [i, share] of shares.entries()) {
    const height = whole.height * share;
    y -= height;
    const recess = look.style === 'MODERN' && i === 1 ? 0.028 : 0;
    addFront(b, look.style, { ...whole, y, height: height - recess, handle: 'top', drawer: true });
    if (recess) addRecess(b, whole.x, whole.width, y + height - recess, y + height);
  }
}

const OVEN_WIDTH = 0.6;

/** The oven in the middle. A wider cabinet gets pull-outs beside it. */
function addOvenFace(b: Builder, { style }: Look, whole: Front): void {
  const below = whole.height - OVEN_HEIGHT;
  const beside = (whole.width - OVEN_WIDTH) / 2;
  const x = whole.x + beside;
  addFront(b, style, { ...whole, x, width: OVEN_WIDTH, height: below, drawer: true });
  addOven(b, x, PLINTH_HEIGHT + below, OVEN_WIDTH, OVEN_HEIGHT, CARCASS_DEPTH);
  if (beside < 0.1) return;
  for (const side of [whole.x, x + OVEN_WIDTH])
    addFront(b, style, { ...whole, x: side, width: beside, handle: 'top' });
}
