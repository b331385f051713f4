import type { Builder } from '../part/builder.ts';
import type { Vec3 } from '../part/vector.ts';

/** A taped moving box with a label. */
export function addCarton(b: Builder, [x, y, z]: Vec3, [w, h, d]: Vec3): void {
  b.box('cardboard', [x, y, z], [w, h, d], 0.006, 0);
  const tape = 0.05;
  b.box('tape', [x + w / 2 - tape / 2, y + h - 0.0005, z + 0.002], [tape, 0.0015, d - 0.004], 0);
  b.box('tape', [x + w / 2 - tape / 2, y + h * 0.72, z + d - 0.0005], [tape, h * 0.28, 0.0015], 0);
  b.box('paper', [x + w * 0.08, y + h * 0.2, z + d - 0.0005], [w * 0.3, h * 0.26, 0.0015], 0);
  b.box('ink', [x + w * 0.11, y + h * 0.35, z + d + 0.0005], [w * 0.22, 0.01, 0.0015], 0);
  b.box('ink', [x + w * 0.11, y + h * 0.27, z + d + 0.0005], [w * 0.15, 0.01, 0.0015], 0);
}

/** An open box without a lid, its flaps spread. */
export function addOpenCarton(b: Builder, [x, y, z]: Vec3, [w, h, d]: Vec3): void {
  const t = 0.008;
  b.box('cardboard', [x, y, z], [w, t, d], 0.002);
  for (const side of [x, x + w - t]) b.box('cardboard', [side, y, z], [t, h, d], 0.002);
  for (const side of [z, z + d - t]) b.box('cardboard', [x + t, y, side], [w - 2 * t, h, t], 0.002);
  const flap = d * 0.42;
  b.leaning([x, y + h, z + d], 0, 0.9, () =>
    b.box('cardboard', [x + 0.01, y + h, z + d], [w - 0.02, t, flap], 0.002),
  );
  b.leaning([x, y + h, z], 2, 0.75, () =>
    b.box('cardboard', [x - flap, y + h, z + 0.01], [flap, t, d - 0.02], 0.002),
  );
  b.leaning([x + w, y + h, z], 2, -0.75, () =>
    b.box('cardboard', [x + w, y + h, z + 0.01], [flap, t, d - 0.02], 0.002),
  );
}
