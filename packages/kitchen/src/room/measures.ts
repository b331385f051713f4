export const WALL_HEIGHT = 2.42;
/** High enough that no wall top shows when the viewer stands in the room. */
export const EYE_LEVEL_WALL_HEIGHT = 2.95;
export const WALL_THICKNESS = 0.14;
export const SLAB_HEIGHT = 0.1;

export interface Room {
  width: number;
  depth: number;
  height: number;
}
