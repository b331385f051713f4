import { CORNER } from '../furniture/measures.ts';
import type { Vec3 } from '../part/vector.ts';
import type { Plan } from './plans.ts';
import { runLength } from './run.ts';

export interface PlacedRun {
  leg: 'back' | 'left' | 'right';
  run: string;
  quarter: 0 | 1 | 3;
  at: Vec3;
}

/** Where the legs of a plan meet the room; corners lie between them. */
export interface PlanFrame {
  runs: PlacedRun[];
  /** Where the back run starts. */
  backStart: number;
  /** The front end of the left leg. */
  leftEnd: number;
  /** The outer face of the right leg. */
  rightFace: number;
  /** The front end of the right leg. */
  rightEnd: number;
}

export function placeRuns({ back, left, right }: Plan): PlanFrame {
  const backStart = left ? CORNER : 0;
  const leftEnd = left ? CORNER + runLength(left) : 0;
  const rightFace = backStart + runLength(back) + (right ? CORNER : 0);
  const rightEnd = right ? CORNER + runLength(right) : 0;
  const runs: PlacedRun[] = [{ leg: 'back', run: back, quarter: 0, at: [backStart, 0, 0] }];
  if (left) runs.push({ leg: 'left', run: left, quarter: 1, at: [0, 0, leftEnd] });
  if (right) runs.push({ leg: 'right', run: right, quarter: 3, at: [rightFace, 0, CORNER] });
  return { runs, backStart, leftEnd, rightFace, rightEnd };
}
