import type { Answers } from '@funnel/domain/question/questions';
import { kitchenOf } from '../answer/kitchen-of.ts';
import { furnishKitchen, type KitchenOptions } from '../kitchen/furnish-kitchen.ts';
import type { Model } from '../kitchen/model.ts';
import type { Vec3 } from '../part/vector.ts';
import type { Camera } from './camera.ts';
import { roomDaylight, TILE_ASPECT } from './room-shot.ts';
import type { Shot } from './shot.ts';

/** The long single run that style, worktop, cooker and oven are shown on. */
const LONG_RUN: Answers = { question_shape: 'KITCHENETTE', question_size: 'FROM_5M_TO_7M' };

interface Stand {
  position: Vec3;
  target: Vec3;
  field: number;
  exposure: number;
  /** Half the width of the area that needs sharp shadows. */
  reach: number;
}
const STANDS = {
  /** The position of a person who looks at the whole kitchen. */
  room: { position: [4.55, 1.5, 4.5], target: [2.8, 1.17, 0], field: 33, exposure: 1.42, reach: 3.4 },
  /** From the other side, before a whole short kitchen: every front is seen, and no picture repeats one of the styles. */
  fronts: { position: [0.25, 1.42, 5.2], target: [1.93, 1.13, 0], field: 30, exposure: 1.42, reach: 3 },
  worktop: { position: [2.75, 1.62, 1.75], target: [1.93, 0.98, 0.2], field: 27, exposure: 1.36, reach: 2.2 },
  hob: { position: [4.95, 1.72, 1.75], target: [4.33, 0.93, 0.25], field: 25, exposure: 1.4, reach: 2.2 },
  ovenLow: { position: [5.75, 1.42, 3.1], target: [4.25, 0.72, 0.2], field: 27, exposure: 1.4, reach: 2.6 },
  ovenHigh: { position: [2.75, 1.62, 3.1], target: [1.2, 1.2, 0.2], field: 27, exposure: 1.4, reach: 2.6 },
} as const satisfies Record<string, Stand>;

/** The long run from inside the room. */
export function runShot(stand: keyof typeof STANDS, answers: Answers, options: KitchenOptions = {}): Shot {
  const kitchen = furnishKitchen(kitchenOf({ ...LONG_RUN, ...answers }), { eyeLevel: true, ...options });
  const model = stand === 'fronts' ? withoutSkirting(kitchen) : kitchen;
  const { position, target, field, exposure, reach } = STANDS[stand];
  const camera: Camera = { position, target, field, aspect: TILE_ASPECT };
  const center: Vec3 = [target[0], 1.1, 1];
  return { model, camera, daylight: { ...roomDaylight(model), exposure, focus: { center, radius: reach } } };
}

/** Seen this straight, the thin edge of the skirting shows through the fronts before it as a line of dots. */
const withoutSkirting = (model: Model): Model => ({
  ...model,
  parts: model.parts.filter(({ material }) => material !== 'skirting'),
});
