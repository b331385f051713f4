import type { Model } from '../kitchen/model.ts';
import { boundsOf, boundsOfAll, cornersOf } from '../part/bounds.ts';
import type { Vec3 } from '../part/vector.ts';
import { fitCamera, type View } from './camera.ts';
import { TILE_ASPECT } from './room-shot.ts';
import type { Shot } from './shot.ts';

export const STILL_VIEW: View = { azimuth: 24, elevation: 20, field: 20, margin: 0.045, aspect: TILE_ASPECT };
/** Tables are seen a little from above. */
export const TABLE_VIEW: View = { ...STILL_VIEW, elevation: 32 };
const SUN: Vec3 = [-1, 0.95, 0.35];

/** Objects on the sand-coloured background, without a room. */
export function stillShot(model: Model, view: View = STILL_VIEW): Shot {
  const bounds = boundsOfAll(model.parts);
  const { min, max } = bounds;
  const center: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const radius = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2 + 0.2;
  return {
    model,
    camera: fitCamera(
      model.parts.flatMap((part) => cornersOf(boundsOf(part))),
      view,
    ),
    daylight: {
      sunFrom: SUN,
      sunStrength: 4.2,
      throughWindow: false,
      exposure: 1.02,
      saturation: 0.95,
      focus: { center, radius },
      ground: min[1] - 0.001,
    },
  };
}
