import { type BufferGeometry, LatheGeometry, Vector2 } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Point } from '../part/vector.ts';

const SEGMENTS = 44;

/** Turns a profile; where it bends sharply the shading breaks too, so that rims stay crisp. */
export function latheGeometry(profile: readonly Point[]): BufferGeometry {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const [i, point] of profile.entries()) {
    piece.push(point);
    const [before, after] = [profile[i - 1], profile[i + 1]];
    if (before && after && isSharp(before, point, after)) {
      pieces.push(piece);
      piece = [point];
    }
  }
  pieces.push(piece);
  const turned = pieces
    .filter((points) => points.length > 1)
    .map(
      (points) =>
        new LatheGeometry(
          points.map(([r, h]) => new Vector2(Math.max(r, 0.0001), h)),
          SEGMENTS,
        ),
    );
  return mergeGeometries(turned, false);
}

function isSharp(a: Point, b: Point, c: Point): boolean {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  const lengths = Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1;
  return (ux * vx + uy * vy) / lengths < 0.6;
}

/** A cylinder whose two rims are rounded. */
export function roundedCylinder(
  radius: number,
  endRadius: number,
  length: number,
  bevel: number,
): BufferGeometry {
  const b = Math.min(bevel, length * 0.3, radius * 0.3);
  const arc = [0, 0.25, 0.5, 0.75, 1].map((t) => (t * Math.PI) / 2);
  const low = arc.map((a): Point => [radius - b + b * Math.sin(a), b - b * Math.cos(a)]);
  const high = arc.map((a): Point => [endRadius - b + b * Math.cos(a), length - b + b * Math.sin(a)]);
  return latheGeometry([[0, 0], ...low, ...high, [0, length]]);
}
