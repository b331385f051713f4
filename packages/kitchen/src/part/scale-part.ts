import type { Part, Tilt } from './part.ts';
import type { Point, Vec3 } from './vector.ts';

/** The same part, k times as large about the origin and then moved: models of models. */
export function scalePart(part: Part, k: number, to: Vec3): Part {
  const point = ([x, y, z]: Vec3): Vec3 => [x * k + to[0], y * k + to[1], z * k + to[2]];
  const flat = (points: readonly Point[]): Point[] => points.map(([a, b]) => [a * k, b * k]);
  const ground = (points: readonly Point[]): Point[] =>
    points.map(([x, z]) => [x * k + to[0], z * k + to[2]]);
  const tilt = (each: { tilt?: Tilt }) =>
    each.tilt && { tilt: { ...each.tilt, through: point(each.tilt.through) } };
  switch (part.kind) {
    case 'box': {
      const [w, h, d] = part.size;
      return {
        ...part,
        at: point(part.at),
        size: [w * k, h * k, d * k],
        bevel: part.bevel * k,
        ...tilt(part),
      };
    }
    case 'cylinder': {
      const { radius, endRadius, length, bevel } = part;
      const sizes = { radius: radius * k, endRadius: endRadius * k, length: length * k, bevel: bevel * k };
      return { ...part, ...sizes, at: point(part.at), ...tilt(part) };
    }
    case 'lathe':
      return { ...part, at: point(part.at), profile: flat(part.profile), ...tilt(part) };
    case 'tube':
      return { ...part, points: part.points.map(point), radius: part.radius * k };
    case 'prism': {
      const { y, height, bevel } = part;
      const shape = { outline: ground(part.outline), holes: part.holes.map(ground) };
      return { ...part, ...shape, y: y * k + to[1], height: height * k, bevel: bevel * k };
    }
    case 'extrusion':
      return {
        ...part,
        at: point(part.at),
        outline: flat(part.outline),
        depth: part.depth * k,
        bevel: part.bevel * k,
        ...tilt(part),
      };
    case 'wall': {
      const openings = part.openings.map(({ along, y, width, height }) => ({
        along: along * k,
        y: y * k,
        width: width * k,
        height: height * k,
      }));
      const { length, height, thickness } = part;
      return {
        ...part,
        at: point(part.at),
        length: length * k,
        height: height * k,
        thickness: thickness * k,
        openings,
      };
    }
    case 'sphere':
      return { ...part, at: point(part.at), radius: part.radius * k };
    case 'plant':
      return { ...part, at: point(part.at), height: part.height * k, radius: part.radius * k };
  }
}
