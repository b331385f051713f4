import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../part/vector.ts';

/** A perspective camera as data. The field is vertical, in degrees. */
export interface Camera {
  position: Vec3;
  target: Vec3;
  field: number;
  aspect: number;
}
export interface View {
  /** Degrees to the right of the back wall's normal. */
  azimuth: number;
  /** Degrees above the horizon. */
  elevation: number;
  field: number;
  /** Share of the picture kept free on every side. */
  margin: number;
  aspect: number;
}
const UP: Vec3 = [0, 1, 0];
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function axesOf({ position, target }: Camera): { right: Vec3; up: Vec3; forward: Vec3 } {
  const forward = normalize(subtract(target, position));
  const right = normalize(cross(forward, UP));
  return { right, up: cross(right, forward), forward };
}

/** Where a point falls in the picture: -1 to 1 from left to right and from bottom to top. */
export const project = (camera: Camera, point: Vec3): Seen => projector(camera)(point);

interface Seen {
  x: number;
  y: number;
}

export function projector(camera: Camera): (point: Vec3) => Seen {
  const { right, up, forward } = axesOf(camera);
  const opening = Math.tan(radians(camera.field) / 2);
  return (point) => {
    const to = subtract(point, camera.position);
    const half = opening * dot(to, forward);
    return { x: dot(to, right) / (half * camera.aspect), y: dot(to, up) / half };
  };
}

/** Moves the camera along its view until the points fill the picture. */
export function fitCamera(points: readonly Vec3[], view: View): Camera {
  const [az, el] = [radians(view.azimuth), radians(view.elevation)];
  const back: Vec3 = [Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el)];
  let target = scale(points.reduce(add, [0, 0, 0]), 1 / points.length);
  let distance = 12;
  const { field, aspect } = view;
  const at = (): Camera => ({ position: add(target, scale(back, distance)), target, field, aspect });
  const room = 2 - 4 * view.margin;
  for (let step = 0; step < 32; step++) {
    const camera = at();
    const seen = points.map(projector(camera));
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { right, up } = axesOf(camera);
    const half = Math.tan(radians(field) / 2) * distance;
    const slide = add(
      scale(right, ((x0 + x1) / 2) * half * aspect * 0.9),
      scale(up, ((y0 + y1) / 2) * half * 0.9),
    );
    distance *= 1 + (Math.max((x1 - x0) / room, (y1 - y0) / room) - 1) * 0.9;
    target = add(target, slide);
  }
  return at();
}

/** The same view from further away: the subject becomes smaller by this share. */
export function stepBack(camera: Camera, share: number): Camera {
  const away = subtract(camera.position, camera.target);
  return { ...camera, position: add(camera.target, scale(away, 1 / share)) };
}
