import type { Part, Tilt } from './part.ts';
import type { Vec3 } from './vector.ts';

export interface Bounds {
  min: Vec3;
  max: Vec3;
}

function boundsOfPoints(points: readonly Vec3[], grow = 0): Bounds {
  const along = (axis: 0 | 1 | 2) => points.map((p) => p[axis]);
  const low = (axis: 0 | 1 | 2) => Math.min(...along(axis)) - grow;
  const high = (axis: 0 | 1 | 2) => Math.max(...along(axis)) + grow;
  return { min: [low(0), low(1), low(2)], max: [high(0), high(1), high(2)] };
}

const corners = ({ min, max }: Bounds): Vec3[] =>
  [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec3 => [x, y, z])),
  );

export function tilted([x, y, z]: Vec3, { through: [ox, oy, oz], axis, radians }: Tilt): Vec3 {
  const [c, s] = [Math.cos(radians), Math.sin(radians)];
  const [dx, dy, dz] = [x - ox, y - oy, z - oz];
  if (axis === 0) return [x, oy + c * dy - s * dz, oz + s * dy + c * dz];
  if (axis === 1) return [ox + c * dx + s * dz, y, oz - s * dx + c * dz];
  return [ox + c * dx - s * dy, oy + s * dx + c * dy, z];
}

function upright(part: Part): Bounds {
  switch (part.kind) {
    case 'box': {
      const [[x, y, z], [w, h, d]] = [part.at, part.size];
      return { min: part.at, max: [x + w, y + h, z + d] };
    }
    case 'cylinder': {
      const r = Math.max(part.radius, part.endRadius);
      const reach = (axis: number): [number, number] => (axis === part.axis ? [0, part.length] : [-r, r]);
      const [[x0, x1], [y0, y1], [z0, z1]] = [reach(0), reach(1), reach(2)];
      const [x, y, z] = part.at;
      return { min: [x + x0, y + y0, z + z0], max: [x + x1, y + y1, z + z1] };
    }
    case 'lathe': {
      const r = Math.max(...part.profile.map((p) => p[0]));
      const heights = part.profile.map((p) => p[1]);
      const [x, y, z] = part.at;
      return { min: [x - r, y + Math.min(...heights), z - r], max: [x + r, y + Math.max(...heights), z + r] };
    }
    case 'tube':
      return boundsOfPoints(part.points, part.radius);
    case 'prism': {
      const points = part.outline.flatMap(([x, z]): Vec3[] => [
        [x, part.y, z],
        [x, part.y + part.height, z],
      ]);
      return boundsOfPoints(points);
    }
    case 'extrusion': {
      const [x, y, z] = part.at;
      const points = part.outline.flatMap(([u, v]): Vec3[] => [
        [x + u, y + v, z],
        [x + u, y + v, z + part.depth],
      ]);
      return boundsOfPoints(points);
    }
    case 'wall': {
      const [x, y, z] = part.at;
      if (part.turn === 0)
        return { min: [x, y, z - part.thickness], max: [x + part.length, y + part.height, z] };
      return { min: [x - part.thickness, y, z], max: [x, y + part.height, z + part.length] };
    }
    case 'sphere': {
      const [x, y, z] = part.at;
      const [r, h] = [part.radius, part.radius * part.stretch];
      return { min: [x - r, y - h, z - r], max: [x + r, y + h, z + r] };
    }
    case 'plant': {
      const [x, y, z] = part.at;
      return {
        min: [x - part.radius, y, z - part.radius],
        max: [x + part.radius, y + part.height, z + part.radius],
      };
    }
  }
}

export function boundsOf(part: Part): Bounds {
  const bounds = upright(part);
  if (!('tilt' in part) || !part.tilt) return bounds;
  const { tilt } = part;
  return boundsOfPoints(corners(bounds).map((corner) => tilted(corner, tilt)));
}

export const boundsOfAll = (parts: readonly Part[]): Bounds =>
  boundsOfPoints(parts.flatMap((part) => [boundsOf(part).min, boundsOf(part).max]));

export const cornersOf = corners;
