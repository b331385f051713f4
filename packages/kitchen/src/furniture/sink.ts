import type { Look } from '../answer/answer.ts';
import type { Builder } from '../part/builder.ts';
import type { Point, Vec3 } from '../part/vector.ts';
import { worktopThickness, worktopTop } from './measures.ts';

export interface SinkPlace {
  x: number;
  z: number;
  width: number;
  depth: number;
}
const BASIN_DEPTH = 0.19;
const SHEET = 0.006;
const CORNER_RADIUS = 0.05;

/** A sink in the middle of a cabinet. */
export const sinkIn = (start: number, width: number): SinkPlace => ({
  x: start + width / 2,
  z: 0.33,
  width: Math.min(0.5, width - 0.08),
  depth: 0.4,
});

/** The cut-out in the worktop: a rectangle with round corners. */
export function sinkOutline({ x, z, width, depth }: SinkPlace): Point[] {
  const [u, v, r] = [width / 2 - CORNER_RADIUS, depth / 2 - CORNER_RADIUS, CORNER_RADIUS];
  const corners = [
    [x + u, z + v, 0],
    [x - u, z + v, 90],
    [x - u, z - v, 180],
    [x + u, z - v, 270],
  ] as const;
  return corners.flatMap(([cx, cz, from]) =>
    [0, 22.5, 45, 67.5, 90].map((step): Point => {
      const angle = ((from + step) * Math.PI) / 180;
      return [cx + r * Math.cos(angle), cz + r * Math.sin(angle)];
    }),
  );
}

/** Basin under the worktop and the tap behind it. */
export function addSink(b: Builder, look: Look, place: SinkPlace): void {
  const { x, z, width, depth } = place;
  const material = look.style === 'COUNTRY_HOUSE' ? 'porcelain' : 'sinkSteel';
  const bottom = worktopTop(look) - BASIN_DEPTH;
  const rise = BASIN_DEPTH - worktopThickness(look) + 0.001;
  b.thing('appliance', 'sink', () => {
    b.box(
      material,
      [x - width / 2 - SHEET, bottom, z - depth / 2 - SHEET],
      [width + 2 * SHEET, SHEET, depth + 2 * SHEET],
      0.001,
    );
    for (const side of [-1, 1]) {
      const [sx, sz] = [x + side * (width / 2 + SHEET / 2), z + side * (depth / 2 + SHEET / 2)];
      b.box(material, [sx - SHEET / 2, bottom, z - depth / 2], [SHEET, rise, depth], 0.001);
      b.box(material, [x - width / 2, bottom, sz - SHEET / 2], [width, rise, SHEET], 0.001);
    }
    b.cylinder('steel', [x, bottom + SHEET, z], 0.04, 0.003);
    addTap(b, [x, worktopTop(look), z - depth / 2 - 0.05]);
  });
}

function addTap(b: Builder, [x, y, z]: Vec3): void {
  b.cylinder('tap', [x, y, z], 0.026, 0.012, { endRadius: 0.024, bevel: 0.002 });
  b.cylinder('tap', [x, y, z], 0.019, 0.11, { endRadius: 0.018 });
  const arc: Vec3[] = [
    [x, y + 0.08, z],
    [x, y + 0.26, z],
    [x, y + 0.345, z + 0.03],
    [x, y + 0.37, z + 0.09],
    [x, y + 0.345, z + 0.155],
    [x, y + 0.27, z + 0.18],
    [x, y + 0.235, z + 0.18],
  ];
  b.tube('tap', arc, 0.0115);
  const lever: Vec3[] = [
    [x + 0.015, y + 0.075, z],
    [x + 0.045, y + 0.085, z],
    [x + 0.075, y + 0.12, z],
  ];
  b.tube('tap', lever, 0.007);
}
