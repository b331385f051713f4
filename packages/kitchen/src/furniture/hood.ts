import type { Look } from '../answer/answer.ts';
import type { Builder } from '../part/builder.ts';
import { addCarcass } from './carcass.ts';
import { addFront } from './front.ts';
import { TALL_TOP, WALL_UNIT_BOTTOM, WALL_UNIT_DEPTH } from './measures.ts';

const BOTTOM = WALL_UNIT_BOTTOM;

/** The hood over the hob, as each style builds it. */
export function addHood(b: Builder, look: Look, x: number, width: number): void {
  b.lamp([x + width / 2, BOTTOM + 0.03, 0.24], 0.28, [width / 4, 0.05]);
  b.thing('cabinet', 'wall h', () => {
    if (look.style === 'COUNTRY_HOUSE') addPaintedHood(b, x, width);
    else if (look.style === 'MODERN') addHiddenHood(b, look, x, width);
    else addSteelHood(b, x, width);
  });
}

function addPaintedHood(b: Builder, x: number, width: number): void {
  b.box('oak', [x, BOTTOM + 0.075, 0], [width, 0.035, 0.48], 0.003, 0);
  b.box('wallFront', [x + 0.01, BOTTOM + 0.11, 0], [width - 0.02, 0.12, 0.46], 0.004);
  b.box('wallFront', [x + 0.08, BOTTOM + 0.23, 0], [width - 0.16, TALL_TOP - BOTTOM - 0.14, 0.36], 0.004);
}

function addHiddenHood(b: Builder, look: Look, x: number, width: number): void {
  addCarcass(b, 'wallFront', x, width, BOTTOM + 0.058, TALL_TOP, WALL_UNIT_DEPTH);
  addFront(b, look.style, {
    x,
    y: BOTTOM + 0.06,
    width,
    height: TALL_TOP - BOTTOM - 0.06,
    depth: WALL_UNIT_DEPTH,
    material: 'wallFront',
  });
  b.box('blackGlass', [x + 0.003, BOTTOM, 0], [width - 0.006, 0.055, WALL_UNIT_DEPTH + 0.02]);
}

function addSteelHood(b: Builder, x: number, width: number): void {
  b.box('steel', [x, BOTTOM + 0.12, 0], [width, 0.045, 0.48]);
  b.box('steel', [x + width / 2 - 0.14, BOTTOM + 0.165, 0], [0.28, TALL_TOP + 0.12 - BOTTOM - 0.165, 0.26]);
}
