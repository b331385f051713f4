import type { Builder } from '../part/builder.ts';

export interface Surface {
  from: number;
  to: number;
  bottom: number;
  top: number;
}

/** A plain plate on the wall behind the worktop. */
export function addSplashPlate(b: Builder, { from, to, bottom, top }: Surface): void {
  b.box('splash', [from, bottom, 0], [to - from, top - bottom, 0.008], 0.001);
}

const TILE = { width: 0.15, height: 0.075, joint: 0.003 };

/** Metro tiles, each a real bevelled box; only for views close enough to see them. */
export function addMetroTiles(b: Builder, { from, to, bottom, top }: Surface): void {
  b.box('grout', [from, bottom, 0], [to - from, top - bottom, 0.004], 0);
  const rows = Math.ceil((top - bottom - 0.01) / TILE.height);
  for (let row = 0; row < rows; row++) {
    const y = bottom + row * TILE.height;
    const height = Math.min(TILE.height, top - y) - TILE.joint;
    for (let x = from - (row % 2 ? TILE.width / 2 : 0); x < to - 0.005; x += TILE.width) {
      const left = Math.max(x, from);
      const width = Math.min(x + TILE.width, to) - left - TILE.joint;
      if (width < 0.01) continue;
      b.box('tile', [left + TILE.joint / 2, y + TILE.joint / 2, 0.002], [width, height, 0.009], 0.0025);
    }
  }
}
