import type { MaterialName } from '../material/material-name.ts';
import type { Axis, Point, Vec3 } from './vector.ts';

interface Made {
  material: MaterialName;
}
/** Turns a part about an axis through a point; the only way a box leaves the axes. */
export interface Tilt {
  through: Vec3;
  axis: Axis;
  radians: number;
}
export interface Box extends Made {
  kind: 'box';
  at: Vec3;
  size: Vec3;
  bevel: number;
  grain: Axis;
  tilt?: Tilt;
}
/** From the centre of its base along the positive axis. */
export interface Cylinder extends Made {
  kind: 'cylinder';
  at: Vec3;
  radius: number;
  endRadius: number;
  length: number;
  axis: Axis;
  bevel: number;
  tilt?: Tilt;
}
/** A profile of (radius, height) turned about the vertical. */
export interface Lathe extends Made {
  kind: 'lathe';
  at: Vec3;
  profile: readonly Point[];
  tilt?: Tilt;
}
export interface Tube extends Made {
  kind: 'tube';
  points: readonly Vec3[];
  radius: number;
  smooth: boolean;
}
/** A horizontal outline of (x, z) with holes, pushed up: worktops. */
export interface Prism extends Made {
  kind: 'prism';
  outline: readonly Point[];
  holes: readonly (readonly Point[])[];
  y: number;
  height: number;
  bevel: number;
  grain: Axis;
}
/** A vertical outline of (x, y) pushed along z: gables. */
export interface Extrusion extends Made {
  kind: 'extrusion';
  at: Vec3;
  outline: readonly Point[];
  depth: number;
  bevel: number;
  tilt?: Tilt;
}
export interface Opening {
  along: number;
  y: number;
  width: number;
  height: number;
}
/** Stands on the x axis (turn 0) or the z axis (turn 1), its room side at `at`. */
export interface Wall extends Made {
  kind: 'wall';
  at: Vec3;
  length: number;
  height: number;
  thickness: number;
  turn: 0 | 1;
  openings: readonly Opening[];
}
export interface Sphere extends Made {
  kind: 'sphere';
  at: Vec3;
  radius: number;
  /** Height over width. */
  stretch: number;
}
export interface Plant extends Made {
  kind: 'plant';
  habit: 'bush' | 'tree' | 'sprig';
  at: Vec3;
  height: number;
  radius: number;
  leaves: number;
  seed: number;
}
export type Part = Box | Cylinder | Lathe | Tube | Prism | Extrusion | Wall | Sphere | Plant;

/** A small warm light that shines down. */
export interface Lamp {
  at: Vec3;
  candela: number;
  /** Half the length of the light's body along x and z: a strip is longer than a bulb. */
  spread: Point;
}
