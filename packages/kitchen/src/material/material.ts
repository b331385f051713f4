export type TextureName =
  | 'oak'
  | 'light-oak'
  | 'walnut'
  | 'floor'
  | 'quartz'
  | 'ceramic-plate'
  | 'laminate'
  | 'fabric';

/** A surface as data: sRGB colour, roughness 0-1, metalness 0-1. */
export interface Material {
  color: string;
  roughness: number;
  metalness?: number;
  texture?: TextureName;
  /** Emits its colour as light, times this factor. */
  glow?: number;
  /** Thin shells are seen from both sides. */
  thin?: boolean;
  /** `none`: lets all light through. `direct`: too fine to shade reflected light, which would paint it huge on a wall. */
  shadow?: 'none' | 'direct';
}
