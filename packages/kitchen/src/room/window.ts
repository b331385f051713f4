import type { Builder } from '../part/builder.ts';
import type { Opening } from '../part/part.ts';
import { WALL_THICKNESS } from './measures.ts';

const FRAME = 0.05;

/** Frame, pane and sill of an opening, in run coordinates: x along the wall from the opening's left end. */
export function addWindow(b: Builder, { width, y, height }: Opening): void {
  const z = -WALL_THICKNESS * 0.62;
  const bar = (x: number, from: number, w: number, h: number) =>
    b.box('windowFrame', [x, from, z], [w, h, FRAME], 0.004);
  const inside = height - 2 * FRAME;
  b.thing('appliance', 'window', () => {
    bar(0, y, width, FRAME);
    bar(0, y + height - FRAME, width, FRAME);
    bar(0, y + FRAME, FRAME, inside);
    bar(width - FRAME, y + FRAME, FRAME, inside);
    if (width > 0.8) bar(width / 2 - FRAME * 0.45, y + FRAME, FRAME * 0.9, inside);
    b.box('windowPane', [FRAME, y + FRAME, z + 0.01], [width - 2 * FRAME, inside, 0.004], 0);
    b.box(
      'sill',
      [-0.03, y - 0.025, -WALL_THICKNESS * 0.5],
      [width + 0.06, 0.025, WALL_THICKNESS * 0.5 + 0.05],
      0.004,
      0,
    );
  });
}
