import {
  BoxGeometry,
  type BufferGeometry,
  CatmullRomCurve3,
  type Curve,
  CurvePath,
  CylinderGeometry,
  ExtrudeGeometry,
  LineCurve3,
  Path,
  Shape,
  ShapeUtils,
  SphereGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Box, Cylinder, Extrusion, Part, Plant, Prism, Tilt, Tube, Wall } from '../part/part.ts';
import type { Point } from '../part/vector.ts';
import { latheGeometry, roundedCylinder } from './lathe-geometry.ts';

/** The shape of one part in the room, with normals; texture coordinates come later. */
export function partGeometry(part: Exclude<Part, Plant>): BufferGeometry {
  const geometry = upright(part);
  if ('tilt' in part && part.tilt) lean(geometry, part.tilt);
  return geometry;
}

function upright(part: Exclude<Part, Plant>): BufferGeometry {
  switch (part.kind) {
    case 'box':
      return box(part);
    case 'cylinder':
      return cylinder(part);
    case 'lathe':
      return latheGeometry(part.profile).translate(...part.at);
    case 'sphere':
      return new SphereGeometry(part.radius, 24, 16).scale(1, part.stretch, 1).translate(...part.at);
    case 'tube':
      return tube(part);
    case 'prism':
      return prism(part);
    case 'extrusion':
      return extrusion(part);
    case 'wall':
      return wall(part);
  }
}

function lean(geometry: BufferGeometry, { through: [x, y, z], axis, radians }: Tilt): void {
  geometry.translate(-x, -y, -z);
  if (axis === 0) geometry.rotateX(radians);
  else if (axis === 1) geometry.rotateY(radians);
  else geometry.rotateZ(radians);
  geometry.translate(x, y, z);
}

function box({ at: [x, y, z], size: [w, h, d], bevel, material }: Box): BufferGeometry {
  const segments = material === 'tile' ? 1 : 2;
  const geometry =
    bevel > 0.0005 ? new RoundedBoxGeometry(w, h, d, segments, bevel) : new BoxGeometry(w, h, d);
  return geometry.translate(x + w / 2, y + h / 2, z + d / 2);
}

function cylinder({ radius, endRadius, length, bevel, axis, at }: Cylinder): BufferGeometry {
  const geometry = bevel
    ? roundedCylinder(radius, endRadius, length, bevel)
    : new CylinderGeometry(endRadius, radius, length, radius < 0.03 ? 12 : 44).translate(0, length / 2, 0);
  if (axis === 0) geometry.rotateZ(-Math.PI / 2);
  if (axis === 2) geometry.rotateX(Math.PI / 2);
  return geometry.translate(...at);
}

function tube({ points, radius, smooth }: Tube): BufferGeometry {
  const vectors = points.map((p) => new Vector3(...p));
  const straight = !smooth || vectors.length === 2;
  const curve: Curve<Vector3> = straight
    ? polyline(vectors)
    : new CatmullRomCurve3(vectors, false, 'centripetal');
  const body = new TubeGeometry(curve, straight ? vectors.length * 2 : 28, radius, 12);
  const ends = [vectors[0], vectors.at(-1)].map((end) => {
    const cap = new SphereGeometry(radius, 10, 8);
    return end ? cap.translate(end.x, end.y, end.z) : cap;
  });
  return mergeGeometries([body, ...ends], false);
}

function polyline(vectors: Vector3[]): CurvePath<Vector3> {
  const path = new CurvePath<Vector3>();
  for (const [i, to] of vectors.entries()) {
    const from = vectors[i - 1];
    if (from) path.add(new LineCurve3(from, to));
  }
  return path;
}

/** Counter-clockwise, or holes would get no inner walls. */
function outlineShape(points: readonly Point[]): Shape {
  const outline = points.map(([x, y]) => new Vector2(x, y));
  return new Shape(ShapeUtils.isClockWise(outline) ? outline.reverse() : outline);
}

const bevelled = (shape: Shape, depth: number, bevel: number, bevelSegments = 2): BufferGeometry =>
  new ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments,
    steps: 1,
  }).translate(0, 0, bevel);

function prism({ outline, holes, y, height, bevel }: Prism): BufferGeometry {
  const flip = ([x, z]: Point): Point => [x, -z];
  const shape = outlineShape(outline.map(flip));
  for (const hole of holes) shape.holes.push(new Path(hole.map(([x, z]) => new Vector2(x, -z))));
  return bevelled(shape, height, bevel)
    .rotateX(-Math.PI / 2)
    .translate(0, y, 0);
}

function extrusion({ at, outline, depth, bevel }: Extrusion): BufferGeometry {
  return bevelled(outlineShape(outline), depth, bevel, 3).translate(...at);
}

function wall({ at, length, height, thickness, turn, openings }: Wall): BufferGeometry {
  // The back wall closes the corner behind the left wall.
  const from = turn === 0 ? -thickness : 0;
  const foot = -0.02;
  const shape = outlineShape([
    [from, foot],
    [length, foot],
    [length, height],
    [from, height],
  ]);
  for (const { along: x, y, width: w, height: h } of openings) {
    shape.holes.push(
      new Path([new Vector2(x, y), new Vector2(x, y + h), new Vector2(x + w, y + h), new Vector2(x + w, y)]),
    );
  }
  const geometry = bevelled(shape, thickness, 0.004);
  if (turn === 0) geometry.translate(0, 0, -thickness);
  else geometry.rotateY(-Math.PI / 2);
  return geometry.translate(...at);
}
