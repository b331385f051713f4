import type { Builder } from '../part/builder.ts';

export const TABLE_TOP = 0.035;

/** A round oak table top, its upper face at TABLE_TOP. */
export function addRoundTop(b: Builder, radius: number): void {
  b.cylinder('oak', [0, 0, 0], radius, TABLE_TOP, { bevel: 0.012 });
}

export function addLongTop(b: Builder, width: number, depth: number): void {
  b.box('oak', [-width / 2, 0, -depth / 2], [width, TABLE_TOP, depth], 0.012, 0);
}

export function addCandle(b: Builder, x: number, z: number, height: number): void {
  b.cylinder('brass', [x, TABLE_TOP, z], 0.045, 0.008, { bevel: 0.002 });
  b.cylinder('candle', [x, TABLE_TOP + 0.008, z], 0.024, height, { bevel: 0.004 });
  b.sphere('flame', [x, TABLE_TOP + height + 0.026, z], 0.009, 2);
}
