import type { MaterialName } from '../material/material-name.ts';
import type { Builder } from '../part/builder.ts';
import type { Vec3 } from '../part/vector.ts';

/** The red pot that is in every kitchen of the catalogue. */
export function addPot(
  b: Builder,
  [x, y, z]: Vec3,
  radius = 0.09,
  height = 0.115,
  material: MaterialName = 'redEnamel',
): void {
  const [r, h] = [radius, height];
  b.lathe(
    material,
    [x, y, z],
    [
      [0, 0],
      [r * 0.94, 0],
      [r, 0.008],
      [r, h],
      [r * 1.03, h + 0.004],
      [r * 0.98, h + 0.004],
      [r * 0.97, 0.012],
      [0, 0.01],
    ],
  );
  b.lathe(
    material,
    [x, y + h + 0.003, z],
    [
      [r * 0.99, 0],
      [r * 0.99, 0.006],
      [r * 0.6, 0.022],
      [0.02, 0.03],
      [0.012, 0.032],
      [0.01, 0.045],
      [0.022, 0.05],
      [0.02, 0.058],
      [0, 0.06],
    ],
  );
  for (const side of [-1, 1]) {
    b.tube(
      material,
      [
        [x + side * r, y + h * 0.82, z - 0.03],
        [x + side * (r + 0.035), y + h * 0.85, z - 0.022],
        [x + side * (r + 0.035), y + h * 0.85, z + 0.022],
        [x + side * r, y + h * 0.82, z + 0.03],
      ],
      0.006,
    );
  }
}

export function addPan(b: Builder, [x, y, z]: Vec3, radius: number): void {
  const r = radius;
  b.lathe(
    'castIron',
    [x, y, z],
    [
      [0, 0],
      [r * 0.8, 0],
      [r, 0.045],
      [r * 1.02, 0.047],
      [r * 0.97, 0.047],
      [r * 0.78, 0.008],
      [0, 0.007],
    ],
  );
  b.tube(
    'walnut',
    [
      [x + r * 0.9, y + 0.04, z + r * 0.3],
      [x + r * 1.5, y + 0.06, z + r * 0.5],
      [x + r * 2.2, y + 0.065, z + r * 0.75],
    ],
    0.011,
  );
}

/** A crock of wooden spoons. */
export function addUtensils(b: Builder, [x, y, z]: Vec3): void {
  b.lathe(
    'porcelain',
    [x, y, z],
    [
      [0, 0],
      [0.05, 0],
      [0.055, 0.01],
      [0.055, 0.15],
      [0.05, 0.15],
      [0.048, 0.02],
      [0, 0.02],
    ],
  );
  for (let i = 0; i < 4; i++) {
    const [c, s, material] = [Math.cos(i * 1.7), Math.sin(i * 1.7), i % 2 ? 'oak' : 'walnut'] as const;
    const top = y + 0.28 + i * 0.015;
    b.tube(
      material,
      [
        [x + c * 0.02, y + 0.03, z + s * 0.02],
        [x + c * 0.05, top, z + s * 0.03],
      ],
      0.006,
      false,
    );
    b.sphere(material, [x + c * 0.054, top + 0.02, z + s * 0.033], 0.022, 1.4);
  }
}

/** An espresso machine with a cup under it; its back at z. */
export function addCoffeeMachine(b: Builder, [x, y, z]: Vec3): void {
  b.box('black', [x - 0.11, y, z], [0.22, 0.03, 0.34], 0.01);
  b.box('black', [x - 0.11, y + 0.03, z], [0.22, 0.3, 0.15], 0.012);
  b.box('steel', [x - 0.1, y + 0.23, z + 0.13], [0.2, 0.1, 0.17], 0.012);
  b.cylinder('steel', [x, y + 0.2, z + 0.22], 0.03, 0.03);
  b.lathe(
    'porcelain',
    [x, y + 0.03, z + 0.22],
    [
      [0, 0],
      [0.025, 0],
      [0.036, 0.06],
      [0.033, 0.06],
      [0.02, 0.01],
      [0, 0.01],
    ],
  );
}

/** Two boards that really lean on the wall at z. */
export function addLeaningBoards(b: Builder, [x, y, z]: Vec3): void {
  b.leaning([x, y, z + 0.055], 0, -0.13, () => b.box('oak', [x, y, z + 0.055], [0.26, 0.38, 0.02], 0.008));
  b.leaning([x, y, z + 0.087], 0, -0.14, () =>
    b.box('walnut', [x + 0.17, y, z + 0.087], [0.2, 0.28, 0.018], 0.007),
  );
}

export function addFlatBoard(b: Builder, [x, y, z]: Vec3): void {
  b.box('oak', [x - 0.2, y, z - 0.13], [0.4, 0.022, 0.26], 0.008, 0);
}
