import type { Model } from '../kitchen/model.ts';
import type { Vec3 } from '../part/vector.ts';
import type { Camera } from './camera.ts';

/** The light of a picture. */
export interface Daylight {
  /** Towards the sun. */
  sunFrom: Vec3;
  sunStrength: number;
  /** The sun enters rooms through the window alone. */
  throughWindow: boolean;
  exposure: number;
  saturation: number;
  /** The area that needs sharp shadows. */
  focus: { center: Vec3; radius: number };
  /** Height of the ground below the scene. It only receives shadows. */
  ground: number;
}

/** Everything that determines a picture. */
export interface Shot {
  model: Model;
  camera: Camera;
  daylight: Daylight;
}
