import type { Builder } from '../part/builder.ts';
import type { Vec3 } from '../part/vector.ts';

/** A bar stool. */
export function addStool(b: Builder, x: number, z: number, height = 0.65): void {
  b.thing('furniture', 'stool', () => {
    b.cylinder('seat', [x, height, z], 0.175, 0.045, { bevel: 0.015 });
    const [top, foot, rung] = [0.13, 0.19, 0.168];
    for (const sx of [-1, 1]) {
      for (const sz of [-1, 1]) {
        const leg: Vec3[] = [
          [x + sx * top, height, z + sz * top],
          [x + sx * foot, 0.012, z + sz * foot],
        ];
        b.tube('leg', leg, 0.012, false);
      }
    }
    for (const s of [-rung, rung]) {
      b.tube(
        'leg',
        [
          [x - rung, 0.22, z + s],
          [x + rung, 0.22, z + s],
        ],
        0.007,
        false,
      );
      b.tube(
        'leg',
        [
          [x + s, 0.22, z - rung],
          [x + s, 0.22, z + rung],
        ],
        0.007,
        false,
      );
    }
  });
}

/** A dining chair; quarter 0 looks towards the viewer. */
export function addChair(b: Builder, x: number, z: number, quarter: 0 | 1 | 2 | 3): void {
  b.thing('furniture', 'chair', () =>
    b.within(quarter, [x, 0, z], () => {
      const seat = 0.45;
      b.box('seat', [-0.21, seat, -0.2], [0.42, 0.035, 0.42], 0.014, 2);
      for (const side of [-1, 1]) {
        b.tube(
          'leg',
          [
            [side * 0.18, seat, 0.19],
            [side * 0.2, 0.014, 0.22],
          ],
          0.014,
          false,
        );
        b.tube(
          'leg',
          [
            [side * 0.18, 0.83, -0.25],
            [side * 0.18, seat, -0.19],
            [side * 0.2, 0.014, -0.23],
          ],
          0.014,
          false,
        );
      }
      b.box('seat', [-0.2, 0.6, -0.25], [0.4, 0.22, 0.022], 0.01, 0);
    }),
  );
}

export function addTable(b: Builder, x: number, z: number, width: number, depth: number): void {
  b.thing('furniture', 'table', () => {
    b.box('oak', [x - width / 2, 0.715, z - depth / 2], [width, 0.035, depth], 0.006, width > depth ? 0 : 2);
    for (const sx of [-1, 1]) {
      for (const sz of [-1, 1]) {
        const leg: Vec3[] = [
          [x + sx * (width / 2 - 0.1), 0.72, z + sz * (depth / 2 - 0.1)],
          [x + sx * (width / 2 - 0.06), 0.028, z + sz * (depth / 2 - 0.06)],
        ];
        b.tube('oak', leg, 0.028, false);
      }
    }
  });
}

/** A lamp on a wire from the height `top`. */
export function addPendant(b: Builder, x: number, y: number, z: number, top: number): void {
  b.cylinder('leg', [x, y + 0.2, z], 0.006, top - y - 0.2);
  b.lathe(
    'lampShade',
    [x, y, z],
    [
      [0.155, 0],
      [0.158, 0.004],
      [0.15, 0.05],
      [0.115, 0.11],
      [0.06, 0.15],
      [0.03, 0.165],
      [0.026, 0.21],
      [0, 0.215],
    ],
  );
  b.lathe(
    'lampInside',
    [x, y + 0.001, z],
    [
      [0.152, 0],
      [0.144, 0.048],
      [0.11, 0.105],
      [0.05, 0.145],
      [0, 0.15],
    ],
  );
  b.sphere('bulb', [x, y + 0.06, z], 0.045);
  b.lamp([x, y + 0.005, z], 1.1, [0.05, 0.05]);
}

/** A woven rug with two stripes at each end of its longer side. */
export function addRug(b: Builder, x: number, z: number, width: number, depth: number): void {
  b.box('rug', [x, 0, z], [width, 0.009, depth], 0.003, 0);
  const stripe = 0.018;
  for (const share of [0.06, 0.1]) {
    for (const t of [share, 1 - share]) {
      if (width >= depth)
        b.box('rugStripe', [x + width * t - stripe / 2, 0.0085, z + 0.01], [stripe, 0.0015, depth - 0.02], 0);
      else
        b.box('rugStripe', [x + 0.01, 0.0085, z + depth * t - stripe / 2], [width - 0.02, 0.0015, stripe], 0);
    }
  }
}

/** A two-seat sofa; quarter 0 looks towards the viewer, its back at z. */
export function addSofa(b: Builder, x: number, z: number, width: number, quarter: 0 | 1 | 2 | 3): void {
  b.thing('furniture', 'sofa', () =>
    b.within(quarter, [x, 0, z], () => {
      for (const side of [0.08, width - 0.12]) b.box('leg', [side, 0, 0.1], [0.04, 0.12, 0.04]);
      for (const side of [0.08, width - 0.12]) b.box('leg', [side, 0, 0.72], [0.04, 0.12, 0.04]);
      b.box('sofa', [0, 0.12, 0], [width, 0.22, 0.86], 0.03);
      b.box('sofa', [0, 0.3, 0], [width, 0.46, 0.2], 0.06);
      for (const side of [0, width - 0.17]) b.box('sofa', [side, 0.3, 0.02], [0.17, 0.26, 0.84], 0.06);
      const seat = (width - 0.36) / 2;
      for (const i of [0, 1]) b.box('sofa', [0.18 + i * seat, 0.33, 0.19], [seat - 0.005, 0.14, 0.68], 0.045);
      b.leaning([0.2, 0.47, 0.3], 0, -0.25, () =>
        b.box('napkin', [0.22, 0.47, 0.22], [0.38, 0.36, 0.13], 0.055),
      );
    }),
  );
}
