import type { Look } from '../answer/answer.ts';
import type { Builder } from '../part/builder.ts';
import type { Point } from '../part/vector.ts';
import { type PlanFrame, placeRuns } from '../plan/place-runs.ts';
import type { Plan } from '../plan/plans.ts';
import { readRun, runLength, worktopStretches } from '../plan/run.ts';
import { CARCASS_TOP, WORKTOP_DEPTH, WORKTOP_OVERHANG, worktopThickness } from './measures.ts';
import { sinkIn, sinkOutline } from './sink.ts';

/** How far the worktop of a peninsula reaches over the knees of the people who sit at it. */
const SEAT_OVERHANG = 0.22;
/** Panel that closes the back and the end of a peninsula. */
export const END_PANEL = 0.02;

/** All outlines of one plan; legs that meet share one piece, so that no joint shows in the corner. */
export function worktopOutlines(plan: Plan): Point[][] {
  const frame = placeRuns(plan);
  if (plan.left) return [plan.right ? outlineU(plan, frame) : outlineL(plan, frame)];
  const length = runLength(plan.back);
  return worktopStretches(plan.back).map(({ from, to }) => {
    const end = to === length ? to + WORKTOP_OVERHANG : to;
    return rectangle(frame.backStart + from, 0, frame.backStart + end, WORKTOP_DEPTH);
  });
}

const rectangle = (x0: number, z0: number, x1: number, z1: number): Point[] => [
  [x0, z0],
  [x1, z0],
  [x1, z1],
  [x0, z1],
];

/** The front end of the left leg's worktop: flush with a tall unit, or a little over a free end. */
function leftFront(plan: Plan, { leftEnd }: PlanFrame): number {
  const from = worktopStretches(plan.left ?? '').at(-1)?.from ?? 0;
  return leftEnd - from + (from === 0 ? WORKTOP_OVERHANG : 0);
}

function outlineL(plan: Plan, frame: PlanFrame): Point[] {
  const to = worktopStretches(plan.back)[0]?.to ?? 0;
  const x = frame.backStart + to + (to === runLength(plan.back) ? WORKTOP_OVERHANG : 0);
  const z = leftFront(plan, frame);
  const d = WORKTOP_DEPTH;
  return [
    [0, 0],
    [x, 0],
    [x, d],
    [d, d],
    [d, z],
    [0, z],
  ];
}

function outlineU(plan: Plan, frame: PlanFrame): Point[] {
  const outer = frame.rightFace + END_PANEL + SEAT_OVERHANG;
  const inner = frame.rightFace - WORKTOP_DEPTH;
  const zr = frame.rightEnd + END_PANEL + WORKTOP_OVERHANG;
  const zl = leftFront(plan, frame);
  const d = WORKTOP_DEPTH;
  return [
    [0, 0],
    [outer, 0],
    [outer, zr],
    [inner, zr],
    [inner, d],
    [d, d],
    [d, zl],
    [0, zl],
  ];
}

export function addWorktops(b: Builder, look: Look, plan: Plan): void {
  const { backStart } = placeRuns(plan);
  const sinks = readRun(plan.back).filter(({ code }) => code === 'S');
  for (const outline of worktopOutlines(plan)) {
    const [low, high] = [Math.min(...outline.map(([x]) => x)), Math.max(...outline.map(([x]) => x))];
    const holes = sinks
      .map(({ start, width }) => sinkIn(backStart + start, width))
      .filter(({ x }) => x > low && x < high)
      .map(sinkOutline);
    b.thing('worktop', 'worktop', () =>
      b.prism('worktop', outline, CARCASS_TOP, worktopThickness(look), holes),
    );
  }
}
