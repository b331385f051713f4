import type { Builder } from '../part/builder.ts';
import type { Point, Vec3 } from '../part/vector.ts';

const scaled = (profile: readonly Point[], size: number): Point[] =>
  profile.map(([r, h]) => [r * size, h * size]);

const POT: readonly Point[] = [
  [0, 0],
  [0.045, 0],
  [0.062, 0.11],
  [0.064, 0.115],
  [0.056, 0.115],
  [0.052, 0.1],
  [0, 0.1],
];

/** A pot of herbs. */
export function addHerb(
  b: Builder,
  [x, y, z]: Vec3,
  size: number,
  seed: number,
  pot: 'stoneware' | 'terracotta' = 'stoneware',
): void {
  b.lathe(pot, [x, y, z], scaled(POT, size));
  b.plant('bush', [x, y + 0.1 * size, z], 0.2 * size, 0.13 * size, 70, seed);
}

const VASE: readonly Point[] = [
  [0, 0],
  [0.05, 0],
  [0.075, 0.06],
  [0.07, 0.13],
  [0.035, 0.19],
  [0.032, 0.23],
  [0.04, 0.245],
  [0.034, 0.245],
  [0.024, 0.22],
  [0.02, 0.18],
  [0, 0.18],
];

/** A terracotta vase with eucalyptus. */
export function addVase(b: Builder, [x, y, z]: Vec3, size = 1, seed = 4): void {
  b.lathe('terracotta', [x, y, z], scaled(VASE, size));
  b.plant('sprig', [x, y + 0.2 * size, z], 0.42 * size, 0.2 * size, 26, seed);
}

const BASKET: readonly Point[] = [
  [0, 0],
  [0.15, 0],
  [0.19, 0.1],
  [0.18, 0.3],
  [0.185, 0.31],
  [0.165, 0.31],
  [0.16, 0.25],
  [0, 0.25],
];

/** A tall plant in a basket on the floor. */
export function addFloorPlant(b: Builder, [x, y, z]: Vec3, size = 1, seed = 5): void {
  b.thing('furniture', 'plant basket', () => b.lathe('basket', [x, y, z], scaled(BASKET, size)));
  b.cylinder('soil', [x, y + 0.25 * size, z], 0.158 * size, 0.01);
  b.plant('tree', [x, y + 0.25 * size, z], 1.15 * size, 0.42 * size, 70, seed);
}
