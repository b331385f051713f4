import { expect, test } from 'vitest';
import { type Shape, type Size, shapes, sizes } from '../answer/answer.ts';
import { boundsOf, cornersOf } from '../part/bounds.ts';
import { PLANS } from '../plan/plans.ts';
import { cabinetLength } from '../plan/run.ts';
import { projector } from './camera.ts';
import { measuringRod } from './measuring-rod.ts';
import { sizeShot } from './size-shots.ts';

const ALL = shapes.codes.flatMap((shape) => sizes.codes.map((size) => [shape, size] as const));
const MILLIMETRE = 0.001;

/** The metres of the rod. The end plates are more than twice as high. */
function metresOf(shape: Shape, size: Size) {
  const boxes = measuringRod(PLANS[shape][size]).filter((part) => part.kind === 'box');
  const thickness = Math.min(...boxes.map((box) => box.size[1]));
  return boxes
    .filter((box) => box.size[1] < 2 * thickness)
    .map(({ material, size: [x, , z] }) => ({ material, length: (x * z) / thickness }));
}

test.each(ALL)('%s %s: the rod is as long as all cabinets together', (shape, size) => {
  const { back, left, right, island } = PLANS[shape][size];
  const cabinets = [back, left, right, island].reduce((sum, run) => sum + cabinetLength(run ?? ''), 0);
  const rod = metresOf(shape, size).reduce((sum, { length }) => sum + length, 0);
  expect(rod).toBeCloseTo(cabinets, 3);
});

test.each(ALL)('%s %s: no colour of the rod is longer than a metre', (shape, size) => {
  for (const { length } of metresOf(shape, size)) expect(length).toBeLessThanOrEqual(1 + MILLIMETRE);
});

test('the colours change after every metre, also around a corner', () => {
  const metres = metresOf('KITCHENETTE', 'FROM_3M_TO_5M');
  expect(metres.map(({ material }) => material)).toEqual(['redEnamel', 'ruler', 'redEnamel', 'ruler']);
  const corner = metresOf('L_FORM', 'FROM_3M_TO_5M').map(({ material }) => material);
  expect(corner.slice(0, 3)).toEqual(['redEnamel', 'ruler', 'ruler']);
});

test.each(ALL)('%s %s: the whole rod is in the picture', (shape, size) => {
  const { model, camera } = sizeShot(shape, size);
  const rod = JSON.stringify(measuringRod(PLANS[shape][size]));
  const drawn = model.parts.slice(-measuringRod(PLANS[shape][size]).length);
  expect(JSON.stringify(drawn)).toBe(rod);
  const see = projector(camera);
  for (const corner of drawn.flatMap((part) => cornersOf(boundsOf(part)))) {
    const { x, y } = see(corner);
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
  }
});
