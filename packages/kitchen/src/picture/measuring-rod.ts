import { placeIsland } from '../furniture/island.ts';
import { CORNER } from '../furniture/measures.ts';
import { Builder } from '../part/builder.ts';
import type { Part } from '../part/part.ts';
import type { Vec3 } from '../part/vector.ts';
import { placeRuns } from '../plan/place-runs.ts';
import type { Plan } from '../plan/plans.ts';
import { cabinetLength, readRun } from '../plan/run.ts';
import { SLAB_HEIGHT, WALL_HEIGHT, WALL_THICKNESS } from '../room/measures.ts';

/** Half the thickness of the rod. */
const HALF = 0.055;
const GROUND = -0.02 - SLAB_HEIGHT;
/** How far beside the room a rod on the ground lies. */
const BESIDE = 0.22;

interface Leg {
  run: string;
  quarter: 0 | 1 | 3;
  at: Vec3;
}

/**
 * A rod along the measured length, in alternating red and yellow metres: on the walls behind the cabinets, on the
 * ground beside a peninsula and an island. The metres continue from leg to leg.
 */
export function measuringRod(plan: Plan): Part[] {
  const b = new Builder();
  let measured = 0;
  for (const { run, quarter, at } of legsOf(plan)) {
    b.within(quarter, at, () => addRod(b, run, measured));
    measured += cabinetLength(run);
  }
  return b.parts;
}

function legsOf(plan: Plan): Leg[] {
  const { backStart, leftEnd } = placeRuns(plan);
  const { width, depth } = plan.room;
  const legs: Leg[] = [];
  if (plan.left) legs.push({ run: plan.left, quarter: 1, at: [-WALL_THICKNESS / 2, WALL_HEIGHT, leftEnd] });
  legs.push({ run: plan.back, quarter: 0, at: [backStart, WALL_HEIGHT, -WALL_THICKNESS / 2] });
  if (plan.right) legs.push({ run: plan.right, quarter: 3, at: [width + BESIDE, GROUND, CORNER] });
  if (plan.island)
    legs.push({
      run: plan.island,
      quarter: 0,
      at: [placeIsland(plan.island, width).x, GROUND, depth + BESIDE],
    });
  return legs;
}

/** Along the cabinets of one run; `measured` metres lie before it. */
function addRod(b: Builder, run: string, measured: number): void {
  const start = readRun(run).find(({ code }) => code !== 'X')?.start ?? 0;
  const length = cabinetLength(run);
  for (let metre = Math.floor(measured); metre < measured + length; metre++) {
    const from = Math.max(metre, measured) - measured;
    const to = Math.min(metre + 1, measured + length) - measured;
    if (to - from < 0.001) continue;
    b.box(
      metre % 2 === 0 ? 'redEnamel' : 'ruler',
      [start + from, 0, -HALF],
      [to - from, 2 * HALF, 2 * HALF],
      0.008,
    );
  }
  for (const end of [start - 0.03, start + length])
    b.box('redEnamel', [end, 0, -HALF * 2], [0.03, HALF * 5, HALF * 4], 0.006);
}
