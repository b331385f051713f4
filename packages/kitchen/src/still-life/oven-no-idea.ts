import { HOUSE_LOOK } from '../answer/answer.ts';
import { addPlinth } from '../furniture/carcass.ts';
import { addFront } from '../furniture/front.ts';
import {
  CARCASS_DEPTH,
  CARCASS_TOP,
  OVEN_HEIGHT,
  PLINTH_HEIGHT,
  RAISED_OVEN_BOTTOM,
  TALL_TOP,
  WORKTOP_DEPTH,
  worktopThickness,
  worktopTop,
} from '../furniture/measures.ts';
import { addOven } from '../furniture/oven.ts';
import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import { addPot } from '../prop/cookware.ts';
import { stillLife } from './still-life.ts';

const WIDTH = 0.6;
const SIDE = 0.019;

/** Two empty niches, low and high, and the oven that could go into either. */
export const ovenNoIdea = () =>
  stillLife((b) => {
    addNiche(b, 0, 'lightOak', RAISED_OVEN_BOTTOM, TALL_TOP);
    addNiche(b, WIDTH, 'sage', PLINTH_HEIGHT + (CARCASS_TOP - PLINTH_HEIGHT - OVEN_HEIGHT), CARCASS_TOP);
    b.box(
      'worktop',
      [WIDTH, CARCASS_TOP, 0],
      [WIDTH + 0.012, worktopThickness(HOUSE_LOOK), WORKTOP_DEPTH],
      0.003,
      0,
    );
    addPot(b, [WIDTH * 1.45, worktopTop(HOUSE_LOOK), 0.3], 0.11, 0.14);
    b.within(0, [WIDTH * 2 + 0.3, 0, 0.42], () => addLooseOven(b));
  });

/** A cabinet with its oven missing. */
function addNiche(b: Builder, x: number, material: MaterialName, bottom: number, top: number): void {
  const niche = bottom + OVEN_HEIGHT;
  const [inside, d] = [WIDTH - 2 * SIDE, CARCASS_DEPTH];
  addPlinth(b, x, WIDTH);
  for (const side of [x, x + WIDTH - SIDE])
    b.box(material, [side, PLINTH_HEIGHT, 0], [SIDE, top - PLINTH_HEIGHT, d], 0.001);
  b.box(material, [x + SIDE, PLINTH_HEIGHT, 0], [inside, top - PLINTH_HEIGHT, 0.01], 0);
  b.box(material, [x + SIDE, PLINTH_HEIGHT, 0.01], [inside, bottom - PLINTH_HEIGHT, d - 0.012], 0);
  if (top > niche + 0.02) b.box(material, [x + SIDE, niche, 0.01], [inside, top - niche, d - 0.012], 0);
  const front = { x, width: WIDTH, depth: d, material, drawer: true } as const;
  const low = bottom - PLINTH_HEIGHT;
  if (low > 0.4) {
    for (const i of [0, 1])
      addFront(b, 'CLASSIC', { ...front, y: PLINTH_HEIGHT + (i * low) / 2, height: low / 2, handle: 'top' });
  } else addFront(b, 'CLASSIC', { ...front, y: PLINTH_HEIGHT, height: low });
  if (top > niche + 0.02)
    addFront(b, 'CLASSIC', { ...front, y: niche, height: top - niche, handle: 'bottom' });
}

/** The oven as it is delivered, on a pallet. */
function addLooseOven(b: Builder): void {
  for (const z of [0, 0.22, 0.44]) b.box('oak', [-0.03, 0, z], [0.66, 0.05, 0.09], 0.004, 0);
  b.box('oak', [-0.03, 0.05, 0], [0.66, 0.02, 0.53], 0.003, 0);
  b.box('steel', [0.02, 0.07, 0], [0.56, 0.58, 0.5], 0.008);
  addOven(b, 0, 0.07, WIDTH, OVEN_HEIGHT, 0.5);
}
