import { type Shape, type Size, sizes } from '../answer/answer.ts';
import { kitchenOf } from '../answer/kitchen-of.ts';
import { boundsOf, cornersOf } from '../part/bounds.ts';
import { dot, subtract } from '../part/vector.ts';
import { PLANS } from '../plan/plans.ts';
import { neutralRun } from '../still-life/neutral-run.ts';
import { type Camera, fitCamera, stepBack, type View } from './camera.ts';
import { measuringRod } from './measuring-rod.ts';
import { roomCorners, roomOf, roomShot, roomView } from './room-shot.ts';
import type { Shot } from './shot.ts';
import { STILL_VIEW, stillShot } from './still-shot.ts';

/** A long row lies along the diagonal of the tile. */
const NEUTRAL_VIEW: View = { ...STILL_VIEW, azimuth: 40, elevation: 24, margin: 0.03 };

export const sizeShot = (shape: Shape, size: Size): Shot =>
  halfWayScaled(size, (each) => measuredShot(shape, each));

/** The room with the measuring rod in the picture. */
function measuredShot(shape: Shape, size: Size): Shot {
  const kitchen = kitchenOf({ question_shape: shape, question_size: size });
  const { model, daylight } = roomShot(kitchen);
  const rod = measuringRod(PLANS[shape][size]);
  const points = [...roomCorners(roomOf(model)), ...rod.flatMap((part) => cornersOf(boundsOf(part)))];
  return {
    model: { ...model, parts: [...model.parts, ...rod] },
    camera: fitCamera(points, roomView(kitchen)),
    daylight,
  };
}

export const neutralSizeShot = (size: Size): Shot =>
  halfWayScaled(size, (each) => stillShot(neutralRun(each), NEUTRAL_VIEW));

/**
 * One of four sizes. A common scale would make the small kitchen tiny; a separate scale would hide that it is small:
 * each is scaled halfway between.
 */
function halfWayScaled(size: Size, shotOf: (size: Size) => Shot): Shot {
  const farthest = Math.max(...sizes.codes.map((each) => distance(shotOf(each).camera)));
  const shot = shotOf(size);
  return { ...shot, camera: stepBack(shot.camera, Math.sqrt(distance(shot.camera) / farthest)) };
}

const distance = ({ position, target }: Camera): number => {
  const way = subtract(position, target);
  return Math.sqrt(dot(way, way));
};
