import type { Builder } from '../part/builder.ts';
import type { Vec3 } from '../part/vector.ts';
import { stillLife } from './still-life.ts';

/** A wall half painted in sage, the ladder before it, bucket and roller on the sheet. */
export const renovation = () =>
  stillLife((b) => {
    b.box('linen', [-0.9, 0, -0.3], [1.8, 0.008, 1.05], 0.003);
    b.box('render', [-0.85, 0.008, -0.36], [1.7, 1.28, 0.1], 0.006);
    const strips = [1.04, 1.12, 0.97, 1.09, 0.86, 0.94, 0.55];
    for (const [i, top] of strips.entries())
      b.box('paint', [-0.8 + i * 0.16, 0.1, -0.262], [0.162, top, 0.005], 0.0015);
    addLadder(b, [0.43, 0.008, 0.12]);
    addBucket(b, [-0.35, 0.008, 0.35]);
    addRoller(b, [-0.05, 0.008, 0.42]);
  });

function addLadder(b: Builder, [x, y, z]: Vec3): void {
  const [half, height, spread] = [0.2, 1, 0.3];
  for (const side of [-1, 1]) {
    const wide = x + side * half;
    b.tube(
      'oak',
      [
        [wide + side * 0.04, y + 0.016, z + spread],
        [wide, y + height, z],
      ],
      0.018,
      false,
    );
    b.tube(
      'oak',
      [
        [wide + side * 0.04, y + 0.016, z - spread],
        [wide, y + height, z],
      ],
      0.016,
      false,
    );
  }
  for (const t of [0.22, 0.46, 0.7]) {
    const reach = spread * (1 - t);
    b.box(
      'oak',
      [x - half - 0.02, y + height * t, z + reach - 0.05],
      [2 * half + 0.04, 0.022, 0.1],
      0.005,
      0,
    );
  }
  b.box('oak', [x - half - 0.03, y + height - 0.005, z - 0.09], [2 * half + 0.06, 0.026, 0.18], 0.006, 0);
  b.lathe(
    'steel',
    [x, y + height + 0.022, z],
    [
      [0, 0],
      [0.055, 0],
      [0.06, 0.1],
      [0.056, 0.1],
      [0.05, 0.01],
      [0, 0.01],
    ],
  );
  b.cylinder('paint', [x, y + height + 0.1, z], 0.054, 0.003);
}

function addBucket(b: Builder, [x, y, z]: Vec3): void {
  b.lathe(
    'porcelain',
    [x, y, z],
    [
      [0, 0],
      [0.11, 0],
      [0.14, 0.26],
      [0.146, 0.262],
      [0.146, 0.275],
      [0.132, 0.275],
      [0.105, 0.02],
      [0, 0.02],
    ],
  );
  b.cylinder('paint', [x, y + 0.235, z], 0.128, 0.004);
  b.tube(
    'steel',
    [
      [x - 0.145, y + 0.262, z],
      [x - 0.1, y + 0.33, z + 0.12],
      [x + 0.1, y + 0.33, z + 0.12],
      [x + 0.145, y + 0.262, z],
    ],
    0.005,
  );
  b.leaning([x, y + 0.27, z], 2, -0.35, () => {
    b.box('oak', [x + 0.04, y + 0.22, z - 0.015], [0.03, 0.24, 0.02], 0.006);
  });
  b.box('paint', [x - 0.03, y + 0.15, z + 0.128], [0.03, 0.1, 0.006], 0.003);
}

function addRoller(b: Builder, [x, y, z]: Vec3): void {
  b.cylinder('paint', [x, y + 0.055, z], 0.05, 0.26, { axis: 0, bevel: 0.015 });
  b.tube(
    'steel',
    [
      [x + 0.26, y + 0.055, z],
      [x + 0.32, y + 0.055, z],
      [x + 0.32, y + 0.055, z + 0.1],
      [x + 0.15, y + 0.045, z + 0.13],
      [x + 0.15, y + 0.035, z + 0.2],
    ],
    0.007,
    false,
  );
  b.tube(
    'red',
    [
      [x + 0.15, y + 0.03, z + 0.2],
      [x + 0.15, y + 0.025, z + 0.33],
    ],
    0.021,
    false,
  );
}
