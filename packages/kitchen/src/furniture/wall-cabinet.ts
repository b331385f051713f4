import type { Look } from '../answer/answer.ts';
import type { Builder } from '../part/builder.ts';
import type { Module } from '../plan/run.ts';
import { addShelfProps } from '../prop/shelf-props.ts';
import { addCarcass } from './carcass.ts';
import { addFront } from './front.ts';
import type { HandleSide } from './handle.ts';
import { addHood } from './hood.ts';
import { FRONT_THICKNESS, TALL_TOP, WALL_UNIT_BOTTOM, WALL_UNIT_DEPTH } from './measures.ts';

const HEIGHT = TALL_TOP - WALL_UNIT_BOTTOM;
const HANDLES: Record<string, HandleSide> = { d: 'right', r: 'left', l: 'bottom' };

/** A cabinet, shelf or hood above the worktop. */
export function addWallCabinet(b: Builder, look: Look, module: Module): void {
  const { start: x, width, code } = module;
  const depth = WALL_UNIT_DEPTH + (code === 'o' ? 0 : FRONT_THICKNESS);
  const size = { at: [x, WALL_UNIT_BOTTOM, 0], size: [width, HEIGHT, depth] } as const;
  if (code === '_') return;
  if (code === 'h') addHood(b, look, x, width);
  else if (code === 's') addFloatingShelves(b, x, width);
  else {
    if (code === 'o') b.thing('cabinet', 'wall o', () => addOpenUnit(b, x, width), size);
    else b.thing('cabinet', `wall ${code}`, () => addDoorUnit(b, look, x, width, HANDLES[code]), size);
    addLedStrip(b, x, width);
  }
}

function addDoorUnit(b: Builder, look: Look, x: number, width: number, handle: HandleSide | undefined): void {
  if (!handle) throw new Error('no such wall unit');
  addCarcass(b, 'wallFront', x, width, WALL_UNIT_BOTTOM, TALL_TOP, WALL_UNIT_DEPTH);
  addFront(b, look.style, {
    x,
    y: WALL_UNIT_BOTTOM,
    width,
    height: HEIGHT,
    depth: WALL_UNIT_DEPTH,
    material: 'wallFront',
    handle,
  });
}

const BOARD = 0.022;

function addOpenUnit(b: Builder, x: number, width: number): void {
  const inside = width - 2 * BOARD;
  const middle = WALL_UNIT_BOTTOM + HEIGHT * 0.5;
  for (const y of [WALL_UNIT_BOTTOM, TALL_TOP - BOARD])
    b.box('oak', [x, y, 0], [width, BOARD, WALL_UNIT_DEPTH], 0.002, 0);
  for (const side of [x, x + width - BOARD]) {
    b.box('oak', [side, WALL_UNIT_BOTTOM + BOARD, 0], [BOARD, HEIGHT - 2 * BOARD, WALL_UNIT_DEPTH], 0.002);
  }
  b.box('oak', [x + BOARD, WALL_UNIT_BOTTOM + BOARD, 0], [inside, HEIGHT - 2 * BOARD, 0.012], 0, 0);
  b.box('oak', [x + BOARD, middle, 0.012], [inside, BOARD, WALL_UNIT_DEPTH - 0.03], 0.002, 0);
  addShelfProps(b, x + BOARD, inside, WALL_UNIT_BOTTOM + BOARD, 0.18, 1);
  addShelfProps(b, x + BOARD, inside, middle + BOARD, 0.18, 2);
}

function addFloatingShelves(b: Builder, x: number, width: number): void {
  const thickness = 0.03;
  for (const [i, lift] of [0.05, 0.42].entries()) {
    const y = WALL_UNIT_BOTTOM + lift;
    b.thing('cabinet', 'shelf', () =>
      b.box('oak', [x + 0.03, y, 0], [width - 0.06, thickness, 0.24], 0.003, 0),
    );
    addShelfProps(b, x + 0.06, width - 0.12, y + thickness, 0.12, i + 1);
  }
}

/** Set 2 mm under the cabinet: a shared face would show as dots. */
function addLedStrip(b: Builder, x: number, width: number): void {
  b.box('ledStrip', [x + 0.001, WALL_UNIT_BOTTOM - 0.008, 0.05], [width - 0.002, 0.005, 0.014], 0);
  b.lamp([x + width / 2, WALL_UNIT_BOTTOM - 0.02, 0.09], 0.34, [width / 2 - 0.08, 0.01]);
}
