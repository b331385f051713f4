import type { Look } from '../answer/answer.ts';

/** The sizes every cabinet is made to, in metres. */
export const PLINTH_HEIGHT = 0.1;
export const PLINTH_SETBACK = 0.045;
export const CARCASS_TOP = 0.87;
export const CARCASS_DEPTH = 0.56;
export const FRONT_THICKNESS = 0.02;
export const FRONT_GAP = 0.005;
export const BASE_DEPTH = CARCASS_DEPTH + FRONT_THICKNESS;
export const WORKTOP_DEPTH = 0.64;
export const WORKTOP_OVERHANG = 0.012;
export const WALL_UNIT_BOTTOM = 1.45;
export const WALL_UNIT_DEPTH = 0.35;
export const TALL_TOP = 2.19;
export const CORNER = 0.65;
export const OVEN_HEIGHT = 0.595;
export const COMPACT_OVEN_HEIGHT = 0.455;
export const RAISED_OVEN_BOTTOM = 0.78;
export const ISLAND_DEPTH = 0.95;
export const ISLAND_DISTANCE = 1.72;

export function worktopThickness({ worktop }: Look): number {
  if (worktop === 'CERAMIC_DEKTON') return 0.02;
  return worktop === 'NATURAL_QUARTZ_STONE' ? 0.03 : 0.04;
}

export const worktopTop = (look: Look): number => CARCASS_TOP + worktopThickness(look);

/** Handleless kitchens keep a recess under the worktop to reach into. */
export const frontTop = ({ style }: Look): number => (style === 'MODERN' ? CARCASS_TOP - 0.03 : CARCASS_TOP);
