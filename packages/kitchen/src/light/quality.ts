/** The amount of work for a picture. */
export interface Quality {
  /** Sub-pixel shifts: anti-aliasing, and one share of the lights for each. */
  jitters: number;
  sunLights: number;
  domeLights: number;
  bounceLights: number;
  /** Side of one light's shadow map, in pixels. */
  shadowSize: number;
}
export const FINAL: Quality = {
  jitters: 10,
  sunLights: 40,
  domeLights: 160,
  bounceLights: 100,
  shadowSize: 768,
};
export const DRAFT: Quality = {
  jitters: 4,
  sunLights: 12,
  domeLights: 64,
  bounceLights: 40,
  shadowSize: 512,
};
