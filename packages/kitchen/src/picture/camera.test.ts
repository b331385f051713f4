import { expect, test } from 'vitest';
import { type Kitchen, layouts, shapes, sizes } from '../answer/answer.ts';
import { HOUSE_KITCHEN } from '../answer/kitchen-of.ts';
import { boundsOf, cornersOf } from '../part/bounds.ts';
import { project, projector, stepBack } from './camera.ts';
import { roomCorners, roomOf, roomShot } from './room-shot.ts';
import { sizeShot } from './size-shots.ts';

test.each(shapes.codes)('the whole room of %s is in the picture and fills it', (shape) => {
  const { model, camera } = roomShot({ ...HOUSE_KITCHEN, shape });
  const seen = roomCorners(roomOf(model)).map((corner) => project(camera, corner));
  const reach = Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  expect(reach).toBeLessThan(1);
  expect(reach).toBeGreaterThan(0.93);
});

const ROOMS: Kitchen[] = [
  ...shapes.codes.map((shape) => ({ ...HOUSE_KITCHEN, shape })),
  ...layouts.codes.map((layout) => ({ ...HOUSE_KITCHEN, layout })),
];

test.each(ROOMS)('no part of $shape $layout is cut off', (answers) => {
  const { model, camera } = roomShot(answers);
  const see = projector(camera);
  for (const part of model.parts) {
    for (const corner of cornersOf(boundsOf(part))) {
      const { x, y } = see(corner);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
    }
  }
});

test.each(shapes.codes)('the sizes of %s look larger from tile to tile', (shape) => {
  const widths = sizes.codes.map((size) => {
    const { model, camera } = sizeShot(shape, size);
    const xs = roomCorners(roomOf(model)).map((corner) => project(camera, corner).x);
    return Math.max(...xs) - Math.min(...xs);
  });
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});

test('stepping back makes things smaller by the share', () => {
  const { camera } = roomShot(HOUSE_KITCHEN);
  const near = project(camera, [camera.target[0] + 0.01, camera.target[1], camera.target[2]]);
  const far = project(stepBack(camera, 0.5), [camera.target[0] + 0.01, camera.target[1], camera.target[2]]);
  expect(far.x / near.x).toBeCloseTo(0.5, 2);
});
