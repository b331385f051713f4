import type { Builder } from '../part/builder.ts';
import { COMPACT_OVEN_HEIGHT, FRONT_THICKNESS } from './measures.ts';

const EDGE = 0.004;

/** The face of a built-in oven: glass door, panel with knobs and clock, bar handle. */
export function addOven(
  b: Builder,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
): void {
  const panel = height <= COMPACT_OVEN_HEIGHT ? 0.085 : 0.095;
  const left = x + EDGE;
  const w = width - 2 * EDGE;
  const face = depth + FRONT_THICKNESS;
  b.thing('appliance', 'oven', () => {
    b.box('ovenGlass', [left, y + EDGE, depth], [w, height - panel - EDGE * 1.5, FRONT_THICKNESS]);
    b.box('ovenPanel', [left, y + height - panel, depth], [w, panel - EDGE, FRONT_THICKNESS]);
    b.box('ovenWindow', [left + 0.06, y + 0.07, face - 0.0005], [w - 0.12, height - panel - 0.19, 0.0012], 0);
    b.box('display', [left + w / 2 - 0.055, y + height - panel * 0.68, face], [0.11, 0.03, 0.001], 0);
    for (const dx of [0.11, w - 0.11]) {
      b.cylinder('steel', [left + dx, y + height - panel * 0.52, face], 0.019, 0.016, {
        axis: 2,
        endRadius: 0.017,
        bevel: 0.002,
      });
    }
    const bar = y + height - panel - 0.055;
    b.cylinder('steel', [left + 0.05, bar, face + 0.038], 0.008, w - 0.1, { axis: 0 });
    for (const dx of [0.08, w - 0.08]) b.cylinder('steel', [left + dx, bar, face], 0.006, 0.038, { axis: 2 });
  });
}
