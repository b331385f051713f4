import type { Builder } from '../part/builder.ts';
import { addHouse } from './house.ts';
import { stillLife } from './still-life.ts';

/** A house that is just being finished: scaffold on one side, bricks in the garden. */
export const newBuilt = () =>
  stillLife((b) => {
    b.box('grass', [-0.82, -0.03, -0.5], [1.62, 0.03, 1.08], 0.014, 0);
    addHouse(b);
    b.box('path', [0.05, -0.002, 0.36], [0.17, 0.006, 0.22], 0.002);
    addScaffold(b);
    addBrickPallet(b);
    b.plant('bush', [-0.68, 0, 0.4], 0.13, 0.11, 60, 2);
    b.plant('bush', [0.66, 0, -0.36], 0.16, 0.13, 60, 3);
  });

function addScaffold(b: Builder): void {
  const [near, far] = [-0.53, -0.7];
  for (const x of [near, far]) {
    for (const z of [-0.28, 0, 0.28])
      b.tube(
        'steel',
        [
          [x, 0.008, z],
          [x, 0.62, z],
        ],
        0.008,
        false,
      );
    for (const y of [0.3, 0.56])
      b.tube(
        'steel',
        [
          [x, y, -0.3],
          [x, y, 0.3],
        ],
        0.006,
        false,
      );
  }
  for (const y of [0.2, 0.45]) {
    for (const z of [-0.28, 0, 0.28])
      b.tube(
        'steel',
        [
          [near, y, z],
          [far, y, z],
        ],
        0.006,
        false,
      );
    b.box('oak', [far - 0.01, y + 0.006, -0.32], [0.19, 0.014, 0.64], 0.003, 2);
  }
  b.tube(
    'steel',
    [
      [far, 0.02, -0.28],
      [far, 0.45, 0.28],
    ],
    0.005,
    false,
  );
  b.lathe(
    'terracotta',
    [-0.62, 0.465, 0.1],
    [
      [0, 0],
      [0.03, 0],
      [0.04, 0.07],
      [0.036, 0.07],
      [0.03, 0.01],
      [0, 0.01],
    ],
  );
}

function addBrickPallet(b: Builder): void {
  const [x, z] = [0.38, 0.37];
  b.box('oak', [x - 0.01, 0, z - 0.005], [0.31, 0.02, 0.14], 0.003, 0);
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 2; j++)
        b.box('brick', [x + i * 0.072, 0.022 + row * 0.042, z + j * 0.064], [0.068, 0.038, 0.06], 0.004);
    }
  }
  b.box('brick', [x + 0.04, 0.15, z + 0.03], [0.068, 0.038, 0.06], 0.004);
}
