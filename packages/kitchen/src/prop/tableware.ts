import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import type { Point, Vec3 } from '../part/vector.ts';

export function addPlate(b: Builder, at: Vec3, radius: number, material: MaterialName = 'porcelain'): void {
  b.lathe(material, at, [
    [0, 0],
    [radius * 0.62, 0],
    [radius * 0.66, 0.004],
    [radius, 0.02],
    [radius * 0.985, 0.024],
    [radius * 0.66, 0.009],
    [0, 0.008],
  ]);
}

export function addBowl(b: Builder, at: Vec3, radius: number, material: MaterialName = 'porcelain'): void {
  const r = radius;
  b.lathe(material, at, [
    [0, 0],
    [r * 0.45, 0],
    [r * 0.5, 0.01],
    [r * 0.85, r * 0.35],
    [r, r * 0.62],
    [r * 0.96, r * 0.63],
    [r * 0.8, r * 0.37],
    [r * 0.4, 0.022],
    [0, 0.018],
  ]);
}

export function addFruitBowl(b: Builder, [x, y, z]: Vec3, radius: number): void {
  addBowl(b, [x, y, z], radius);
  for (let i = 0; i < 6; i++) {
    const middle = i === 5;
    const [angle, out] = [i * 1.257, middle ? 0 : radius * 0.5];
    const lift = radius * (middle ? 0.82 : 0.5);
    b.sphere(
      i % 3 === 2 ? 'lime' : 'lemon',
      [x + Math.cos(angle) * out, y + lift, z + Math.sin(angle) * out],
      radius * 0.3,
      0.9,
    );
  }
}

/** A cup with its handle to the right. */
export function addCup(
  b: Builder,
  [x, y, z]: Vec3,
  material: MaterialName = 'porcelain',
  drink: MaterialName = 'coffee',
  size = 1,
): void {
  const profile: Point[] = [
    [0, 0],
    [0.036, 0],
    [0.042, 0.008],
    [0.046, 0.085],
    [0.042, 0.085],
    [0.039, 0.016],
    [0, 0.016],
  ];
  b.lathe(
    material,
    [x, y, z],
    profile.map(([r, h]): Point => [r * size, h * size]),
  );
  b.cylinder(drink, [x, y + 0.07 * size, z], 0.041 * size, 0.002);
  const loop: Vec3[] = [
    [0.045, 0.066, 0],
    [0.072, 0.062, 0],
    [0.072, 0.03, 0],
    [0.044, 0.024, 0],
  ];
  b.tube(
    material,
    loop.map(([dx, dy]): Vec3 => [x + dx * size, y + dy * size, z]),
    0.006 * size,
  );
}

export function addWineGlass(b: Builder, at: Vec3): void {
  b.lathe('glass', at, [
    [0, 0],
    [0.036, 0],
    [0.036, 0.003],
    [0.006, 0.008],
    [0.004, 0.085],
    [0.012, 0.095],
    [0.034, 0.13],
    [0.038, 0.165],
    [0.032, 0.205],
    [0.0315, 0.205],
  ]);
  b.lathe('wine', at, [
    [0, 0.1],
    [0.0126, 0.098],
    [0.0352, 0.13],
    [0.0384, 0.16],
    [0, 0.16],
  ]);
}

export function addTumbler(b: Builder, at: Vec3, drink: MaterialName): void {
  b.lathe('glass', at, [
    [0, 0],
    [0.03, 0],
    [0.036, 0.1],
    [0.034, 0.1],
    [0.028, 0.006],
    [0, 0.006],
  ]);
  b.lathe(drink, at, [
    [0, 0.004],
    [0.0305, 0.004],
    [0.0352, 0.075],
    [0, 0.075],
  ]);
}

/** Fork to the left, knife to the right of a plate. */
export function addCutlery(b: Builder, [x, y, z]: Vec3, reach: number): void {
  b.box('steel', [x + reach, y, z - 0.085], [0.014, 0.004, 0.17], 0.001);
  b.box('steel', [x - reach - 0.012, y, z - 0.085], [0.012, 0.004, 0.17], 0.001);
  for (const tine of [-0.008, 0, 0.008])
    b.box('steel', [x - reach - 0.008 + tine, y, z - 0.105], [0.004, 0.004, 0.03], 0.001);
}

/** A place mat, two plates and cutlery: one guest. */
export function addSetting(b: Builder, [x, y, z]: Vec3, mat: MaterialName = 'napkin'): void {
  b.cylinder(mat, [x, y, z], 0.185, 0.003);
  addPlate(b, [x, y + 0.003, z], 0.15);
  addPlate(b, [x, y + 0.013, z], 0.1, 'stoneware');
  addCutlery(b, [x, y + 0.003, z], 0.165);
}

export function addBottle(b: Builder, at: Vec3, material: MaterialName, size = 1): void {
  const profile: Point[] = [
    [0, 0],
    [0.034, 0],
    [0.036, 0.01],
    [0.036, 0.17],
    [0.014, 0.22],
    [0.013, 0.27],
    [0.016, 0.272],
    [0.016, 0.285],
    [0, 0.285],
  ];
  b.lathe(
    material,
    at,
    profile.map(([r, h]): Point => [r * size, h * size]),
  );
}

export function addJar(b: Builder, [x, y, z]: Vec3): void {
  b.lathe(
    'glass',
    [x, y, z],
    [
      [0, 0],
      [0.045, 0],
      [0.045, 0.13],
      [0.03, 0.15],
      [0.03, 0.155],
      [0, 0.155],
    ],
  );
  b.cylinder('oak', [x, y + 0.152, z], 0.033, 0.02, { bevel: 0.002 });
}
