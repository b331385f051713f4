import type { MaterialName } from '../material/material-name.ts';
import { type Bounds, boundsOfAll, tilted } from './bounds.ts';
import type { Lamp, Part, Plant, Tilt } from './part.ts';
import { scalePart } from './scale-part.ts';
import type { Axis, Point, Vec3 } from './vector.ts';

/** The kind of a group of parts. The geometry tests use it. */
export type Role = 'cabinet' | 'worktop' | 'appliance' | 'furniture' | 'prop';
export interface PlacedPart {
  role: Role;
  name: string;
  /** Cabinets have their nominal module size; everything else is as large as its parts. */
  bounds: Bounds;
}
type Quarter = 0 | 1 | 2 | 3;
interface Frame {
  quarter: number;
  offset: Vec3;
}

/**
 * Collects parts. A run of cabinets is written once in run coordinates (x along the run, z out of the wall)
 * and set into the room by quarter turns, so that boxes stay boxes: 0 back wall, 1 left wall, 3 right leg, 2 facing back.
 */
export class Builder {
  readonly parts: Part[] = [];
  readonly lamps: Lamp[] = [];
  readonly things: PlacedPart[] = [];
  private frame: Frame = { quarter: 0, offset: [0, 0, 0] };

  /** Everything `build` adds is turned by quarters and moved to `at`. */
  within(quarter: Quarter, at: Vec3, build: () => void): void {
    const outer = this.frame;
    this.frame = { quarter: (outer.quarter + quarter) % 4, offset: this.place(at) };
    build();
    this.frame = outer;
  }

  thing(role: Role, name: string, build: () => void, size?: { at: Vec3; size: Vec3 }): void {
    const first = this.parts.length;
    build();
    const added = this.parts.slice(first);
    if (added.length === 0) return;
    this.things.push({ role, name, bounds: size ? this.span(size.at, size.size) : boundsOfAll(added) });
  }

  /** Leans everything `build` adds about an axis through a point. */
  leaning(through: Vec3, axis: Axis, radians: number, build: () => void): void {
    const first = this.parts.length;
    build();
    const tilt: Tilt = {
      through: this.place(through),
      axis: this.axis(axis),
      radians: this.sense(axis) * radians,
    };
    for (const part of this.parts.slice(first)) {
      if (part.kind === 'tube') part.points = part.points.map((point) => tilted(point, tilt));
      else if (part.kind === 'sphere' || part.kind === 'plant') part.at = tilted(part.at, tilt);
      else if (part.kind !== 'prism' && part.kind !== 'wall') part.tilt = tilt;
    }
  }

  box(material: MaterialName, at: Vec3, size: Vec3, bevel = 0.003, grain: Axis = 1): void {
    if (Math.min(...size) <= 0) throw new Error(`a box of ${material} without a size: ${size}`);
    const { min, max } = this.span(at, size);
    const turned: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    const most = Math.min(...size) / 2.05;
    this.parts.push({
      kind: 'box',
      material,
      at: min,
      size: turned,
      bevel: Math.min(bevel, most),
      grain: this.axis(grain),
    });
  }

  cylinder(
    material: MaterialName,
    at: Vec3,
    radius: number,
    length: number,
    options: { axis?: Axis; endRadius?: number; bevel?: number } = {},
  ): void {
    const { axis = 1, endRadius = radius, bevel = 0 } = options;
    const start = this.place(at);
    const end = this.place([
      at[0] + (axis === 0 ? length : 0),
      at[1] + (axis === 1 ? length : 0),
      at[2] + (axis === 2 ? length : 0),
    ]);
    const turned = this.axis(axis);
    const flipped = end[turned] < start[turned];
    const [from, r0, r1] = flipped ? [end, endRadius, radius] : [start, radius, endRadius];
    this.parts.push({
      kind: 'cylinder',
      material,
      at: from,
      radius: r0,
      endRadius: r1,
      length,
      axis: turned,
      bevel,
    });
  }

  lathe(material: MaterialName, at: Vec3, profile: readonly Point[]): void {
    this.parts.push({ kind: 'lathe', material, at: this.place(at), profile });
  }

  tube(material: MaterialName, points: readonly Vec3[], radius: number, smooth = true): void {
    this.parts.push({ kind: 'tube', material, points: points.map((p) => this.place(p)), radius, smooth });
  }

  sphere(material: MaterialName, at: Vec3, radius: number, stretch = 1): void {
    this.parts.push({ kind: 'sphere', material, at: this.place(at), radius, stretch });
  }

  plant(habit: Plant['habit'], at: Vec3, height: number, radius: number, leaves: number, seed: number): void {
    this.parts.push({
      kind: 'plant',
      material: 'leaf',
      habit,
      at: this.place(at),
      height,
      radius,
      leaves,
      seed,
    });
  }

  prism(
    material: MaterialName,
    outline: readonly Point[],
    y: number,
    height: number,
    holes: readonly (readonly Point[])[] = [],
    bevel = 0.003,
  ): void {
    const turn = ([x, z]: Point): Point => {
      const [px, , pz] = this.place([x, 0, z]);
      return [px, pz];
    };
    const lift = y + this.frame.offset[1];
    this.parts.push({
      kind: 'prism',
      material,
      outline: outline.map(turn),
      holes: holes.map((h) => h.map(turn)),
      y: lift,
      height,
      bevel,
      grain: this.axis(0),
    });
  }

  extrusion(material: MaterialName, at: Vec3, outline: readonly Point[], depth: number, bevel = 0.004): void {
    this.parts.push({ kind: 'extrusion', material, at: this.place(at), outline, depth, bevel });
  }

  /** A scaled-down model of the parts that `build` adds, placed at `at`. */
  miniature(k: number, at: Vec3, build: (b: Builder) => void): void {
    const model = new Builder();
    build(model);
    const to = this.place(at);
    this.parts.push(...model.parts.map((part) => scalePart(part, k, to)));
  }

  add(part: Part): void {
    this.parts.push(part);
  }

  lamp(at: Vec3, candela: number, spread: Point): void {
    const turned: Point = this.frame.quarter % 2 ? [spread[1], spread[0]] : spread;
    this.lamps.push({ at: this.place(at), candela, spread: turned });
  }

  /** A point in run coordinates, in the room. */
  place([x, y, z]: Vec3): Vec3 {
    const { quarter, offset } = this.frame;
    const turned: Point =
      quarter === 0 ? [x, z] : quarter === 1 ? [z, -x] : quarter === 2 ? [-x, -z] : [-z, x];
    return [turned[0] + offset[0], y + offset[1], turned[1] + offset[2]];
  }

  private span(at: Vec3, size: Vec3): Bounds {
    const a = this.place(at);
    const b = this.place([at[0] + size[0], at[1] + size[1], at[2] + size[2]]);
    return {
      min: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
      max: [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
    };
  }

  private axis(axis: Axis): Axis {
    if (this.frame.quarter % 2 === 0 || axis === 1) return axis;
    return axis === 0 ? 2 : 0;
  }

  /** Whether the turned axis still points the same way; leaning depends on it. */
  private sense(axis: Axis): 1 | -1 {
    if (axis === 1) return 1;
    const { quarter } = this.frame;
    if (quarter === 0) return 1;
    if (quarter === 2) return -1;
    return (axis === 0) === (quarter === 1) ? -1 : 1;
  }
}
