import { Color, Vector3 } from 'three';
import type { Lamp } from '../part/part.ts';
import type { Daylight } from '../picture/shot.ts';

/** Light from far away, in one direction. */
export interface FarLight {
  kind: 'far';
  toward: Vector3;
  color: Color;
  /** Its share of the sky that a surface sees; zero for the sun. */
  sky: number;
  sun: boolean;
}
/** Light from a point of a surface, spread by the cosine. */
export interface NearLight {
  kind: 'near';
  at: Vector3;
  normal: Vector3;
  color: Color;
  /** The squared distance below which it grows no brighter. Prevents burnt-out spots from single lights. */
  nearest: number;
}
export type Light = FarLight | NearLight;

const GOLDEN_ANGLE = 2.39996;
const SUN_RADIUS = 0.035;
const SUN_COLOR = '#FFEBD0';
const LAMP_COLOR = '#FFD9A0';

/** A warm studio sky: brighter above and from the viewer's side, cooler towards the window. */
export function skyRadiance(toward: Vector3): Color {
  const strength =
    0.45 + 0.55 * Math.max(0, toward.y) + 0.55 * Math.max(0, toward.z * 0.75 + toward.x * 0.35);
  const right = 0.5 + 0.5 * toward.x;
  const warm = new Color(1, 0.965 - 0.01 * right, 0.915 - 0.02 * right);
  if (toward.x < 0) warm.lerp(new Color(0.86, 0.95, 1.08), -toward.x * 0.5);
  return warm.multiplyScalar(strength);
}

export const sunColor = (strength: number): Color => new Color(SUN_COLOR).multiplyScalar(strength);

export function sunLights({ sunFrom, sunStrength }: Daylight, count: number): FarLight[] {
  const toward = new Vector3(...sunFrom).normalize();
  const across = new Vector3().crossVectors(toward, new Vector3(0, 1, 0)).normalize();
  const along = new Vector3().crossVectors(across, toward);
  return Array.from({ length: count }, (_, i) => {
    const [out, angle] = [Math.sqrt((i + 0.5) / count) * SUN_RADIUS, i * GOLDEN_ANGLE];
    const shifted = toward
      .clone()
      .addScaledVector(across, out * Math.cos(angle))
      .addScaledVector(along, out * Math.sin(angle))
      .normalize();
    return { kind: 'far', toward: shifted, color: sunColor(sunStrength / count), sky: 0, sun: true };
  });
}

export function domeLights(count: number): FarLight[] {
  return Array.from({ length: count }, (_, i) => {
    const y = (i + 0.5) / count;
    const out = Math.sqrt(1 - y * y);
    const toward = new Vector3(out * Math.cos(i * GOLDEN_ANGLE), y, out * Math.sin(i * GOLDEN_ANGLE));
    const color = skyRadiance(toward).multiplyScalar((2 * Math.PI) / count);
    return { kind: 'far', toward, color, sky: 1 / count, sun: false };
  });
}

/** One random point on the body of every lamp. Many passes together give a soft edge. */
export function lampLights(lamps: readonly Lamp[], random: () => number): NearLight[] {
  return lamps.map(({ at: [x, y, z], candela, spread }) => ({
    kind: 'near',
    at: new Vector3(x + (random() * 2 - 1) * spread[0], y, z + (random() * 2 - 1) * spread[1]),
    normal: new Vector3(0, -1, 0),
    color: new Color(LAMP_COLOR).multiplyScalar(candela),
    nearest: 0.02,
  }));
}
