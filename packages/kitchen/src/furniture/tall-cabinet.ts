import type { Look } from '../answer/answer.ts';
import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import type { Module } from '../plan/run.ts';
import { addCarcass, addPlinth } from './carcass.ts';
import { addFront, type Front } from './front.ts';
import {
  BASE_DEPTH,
  CARCASS_DEPTH,
  CARCASS_TOP,
  COMPACT_OVEN_HEIGHT,
  OVEN_HEIGHT,
  PLINTH_HEIGHT,
  RAISED_OVEN_BOTTOM,
  TALL_TOP,
} from './measures.ts';
import { addOven } from './oven.ts';

/** A floor-to-head cabinet: fridge, ovens at counter height or larder. */
export function addTallCabinet(
  b: Builder,
  look: Look,
  module: Module,
  material: MaterialName = 'tallFront',
): void {
  const { start: x, width, code } = module;
  const whole: Front = { x, y: PLINTH_HEIGHT, width, height: 0, depth: CARCASS_DEPTH, material };
  const put = (from: number, to: number, change: Partial<Front>) =>
    addFront(b, look.style, { ...whole, y: from, height: to - from, ...change });
  const build = () => {
    addPlinth(b, x, width);
    addCarcass(b, material, x, width, PLINTH_HEIGHT, TALL_TOP);
    if (code === 'TL') put(PLINTH_HEIGHT, TALL_TOP, { handle: 'left' });
    else if (code === 'TF') {
      put(PLINTH_HEIGHT, CARCASS_TOP, { handle: 'left' });
      put(CARCASS_TOP, TALL_TOP, { handle: 'left' });
    } else if (code === 'TH') {
      const middle = (PLINTH_HEIGHT + RAISED_OVEN_BOTTOM) / 2;
      const above = RAISED_OVEN_BOTTOM + OVEN_HEIGHT + COMPACT_OVEN_HEIGHT + 0.01;
      put(PLINTH_HEIGHT, middle, { handle: 'top', drawer: true });
      put(middle, RAISED_OVEN_BOTTOM, { handle: 'top', drawer: true });
      addOven(b, x, RAISED_OVEN_BOTTOM, width, OVEN_HEIGHT, CARCASS_DEPTH);
      addOven(b, x, RAISED_OVEN_BOTTOM + OVEN_HEIGHT + 0.005, width, COMPACT_OVEN_HEIGHT, CARCASS_DEPTH);
      put(above, TALL_TOP, { handle: 'bottom' });
    } else throw new Error(`no tall cabinet ${code}`);
  };
  b.thing('cabinet', `tall ${code}`, build, { at: [x, 0, 0], size: [width, TALL_TOP, BASE_DEPTH] });
}
