import type { Kitchen } from '../answer/answer.ts';
import { furnishKitchen, type KitchenOptions } from '../kitchen/furnish-kitchen.ts';
import type { Model } from '../kitchen/model.ts';
import { cornersOf } from '../part/bounds.ts';
import type { Vec3 } from '../part/vector.ts';
import { type Room, SLAB_HEIGHT, WALL_THICKNESS } from '../room/measures.ts';
import { type Camera, fitCamera, type View } from './camera.ts';
import type { Daylight, Shot } from './shot.ts';

export const TILE_ASPECT = 5 / 4;
const LEFT_SUN: Vec3 = [-1, 0.82, -0.42];
const BACK_SUN: Vec3 = [-0.42, 0.86, -1];

/** Kitchens with a left leg have their window in the back wall; the sun follows it. */
const sunOf = ({ parts }: Model): Vec3 =>
  parts.some((part) => part.kind === 'wall' && part.turn === 0 && part.openings.length > 0)
    ? BACK_SUN
    : LEFT_SUN;

/** Every corner of the room except the upper one towards the viewer, which is empty. */
export function roomCorners({ width, depth, height }: Room): Vec3[] {
  const t = WALL_THICKNESS;
  return cornersOf({ min: [-t, -0.02 - SLAB_HEIGHT, -t], max: [width, height, depth] }).filter(
    ([x, y, z]) => !(x === width && y === height && z === depth),
  );
}

export function roomDaylight(model: Model): Daylight {
  const { width, depth } = roomOf(model);
  return {
    sunFrom: sunOf(model),
    sunStrength: 11,
    throughWindow: true,
    exposure: 1.3,
    saturation: 1,
    focus: { center: [width / 2, 1.1, depth / 2], radius: Math.hypot(width, depth, 2.7) / 2 + 0.25 },
    ground: -0.021 - SLAB_HEIGHT,
  };
}

export const ROOM_VIEW: View = { azimuth: 32, elevation: 24, field: 22, margin: 0.016, aspect: TILE_ASPECT };

/** A single run is seen less from the side. */
export const roomView = ({ shape }: Kitchen): View =>
  shape === 'KITCHENETTE' ? { ...ROOM_VIEW, azimuth: 27 } : ROOM_VIEW;

export const roomCamera = (room: Room, view: View): Camera => fitCamera(roomCorners(room), view);

/** A closed room has walls towards the viewer too. */
function outsideOf(model: Model, { layout }: Kitchen): Room {
  const room = roomOf(model);
  const more = layout === 'CLOSED' ? WALL_THICKNESS : 0;
  return { ...room, width: room.width + more, depth: room.depth + more };
}

/** The whole room from above, cut open. */
export function roomShot(answers: Kitchen, options: KitchenOptions = {}): Shot {
  const model = furnishKitchen(answers, options);
  return {
    model,
    camera: roomCamera(outsideOf(model, answers), roomView(answers)),
    daylight: roomDaylight(model),
  };
}

export function roomOf({ room }: Model): Room {
  if (!room) throw new Error('a still life has no room');
  return room;
}
