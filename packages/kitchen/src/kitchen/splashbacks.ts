import type { Look } from '../answer/answer.ts';
import { WALL_UNIT_BOTTOM, worktopTop } from '../furniture/measures.ts';
import { addMetroTiles, addSplashPlate } from '../furniture/splashback.ts';
import type { Builder } from '../part/builder.ts';
import { placeRuns } from '../plan/place-runs.ts';
import type { Plan } from '../plan/plans.ts';
import { worktopStretches } from '../plan/run.ts';

/** Just under the sill of a window over the worktop. */
const UPSTAND_TOP = 1.052;
const PLATE = 0.008;

/** Behind every stretch of worktop; high under wall units, low under a window. */
export function addSplashbacks(b: Builder, look: Look, plan: Plan, tiles: boolean): void {
  const { backStart, leftEnd, rightFace } = placeRuns(plan);
  const add = tiles ? addMetroTiles : addSplashPlate;
  const bottom = worktopTop(look) + 0.0005;
  const high = WALL_UNIT_BOTTOM - 0.001;
  const backTop = plan.window.wall === 'back' ? UPSTAND_TOP : high;
  if (!plan.left) {
    b.within(0, [backStart, 0, 0], () => {
      for (const { from, to } of worktopStretches(plan.back)) add(b, { from, to, bottom, top: backTop });
    });
    return;
  }
  const back = plan.right ? rightFace : backStart + (worktopStretches(plan.back)[0]?.to ?? 0);
  const left = worktopStretches(plan.left).at(-1)?.from ?? 0;
  add(b, { from: PLATE, to: back, bottom, top: backTop });
  b.within(1, [0, 0, leftEnd], () =>
    add(b, { from: left, to: leftEnd, bottom, top: plan.leftWall ? high : UPSTAND_TOP }),
  );
}
