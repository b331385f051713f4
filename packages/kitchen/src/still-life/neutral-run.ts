import { HOUSE_LOOK, type Size } from '../answer/answer.ts';
import { addBaseCabinet } from '../furniture/base-cabinet.ts';
import {
  CARCASS_TOP,
  WORKTOP_DEPTH,
  WORKTOP_OVERHANG,
  worktopThickness,
  worktopTop,
} from '../furniture/measures.ts';
import type { Model } from '../kitchen/model.ts';
import type { Builder } from '../part/builder.ts';
import { NEUTRAL_RUNS } from '../plan/plans.ts';
import { readRun, runLength } from '../plan/run.ts';
import { addPot } from '../prop/cookware.ts';
import { addHerb, addVase } from '../prop/greenery.ts';
import { addFruitBowl } from '../prop/tableware.ts';
import { stillLife } from './still-life.ts';

const LOOK = { ...HOUSE_LOOK, color: 'BRIGHT', worktop: 'WOOD' } as const;

/** A row of base cabinets with a folding rule in front: it shows only a length. */
export function neutralRun(size: Size): Model {
  const run = NEUTRAL_RUNS[size];
  return stillLife((b) => {
    const length = runLength(run);
    for (const module of readRun(run)) addBaseCabinet(b, LOOK, module);
    const [o, d] = [WORKTOP_OVERHANG, WORKTOP_DEPTH];
    b.prism(
      'worktop',
      [
        [-o, 0],
        [length + o, 0],
        [length + o, d],
        [-o, d],
      ],
      CARCASS_TOP,
      worktopThickness(LOOK),
    );
    const top = worktopTop(LOOK);
    addPot(b, [0.45, top, 0.32], 0.11, 0.14);
    addHerb(b, [length - 0.35, top, 0.25], 1.3, 3);
    if (length > 3) addFruitBowl(b, [length / 2, top, 0.32], 0.17);
    if (length > 5) addVase(b, [length * 0.3, top, 0.28], 1.1);
    if (length > 7) addVase(b, [length * 0.72, top, 0.28], 1, 9);
    b.within(0, [0.9, 0, 0.1], () => addLeaningFlat(b, top));
    addFoldingRule(b, length);
  }, LOOK);
}

function addLeaningFlat(b: Builder, top: number): void {
  b.box('oak', [0, top, 0.1], [0.36, 0.02, 0.24], 0.008, 0);
}

/** A folding rule laid out over the whole length, its links slightly over one another. */
function addFoldingRule(b: Builder, length: number): void {
  const links = Math.max(6, Math.round(length / 0.4));
  const step = length / links;
  const [z, width] = [1.05, 0.2];
  for (let i = 0; i < links; i++) {
    const lift = (i % 2) * 0.022;
    b.box('ruler', [i * step - 0.02, lift, z], [step + 0.04, 0.022, width], 0.005, 0);
    b.cylinder('steel', [(i + 1) * step, lift + 0.02, z + width / 2], 0.022, 0.006);
    for (let mark = 1; mark < 8; mark++) {
      const deep = mark === 4 ? 0.13 : 0.075;
      b.box(
        'ink',
        [i * step + (step * mark) / 8 - 0.009, lift + 0.0218, z + width - deep],
        [0.018, 0.0008, deep - 0.004],
        0,
      );
    }
  }
  for (const end of [-0.05, length + 0.02])
    b.box('red', [end, 0, z - 0.02], [0.04, 0.42, width + 0.04], 0.008);
}
