import type { FIXED_MATERIALS } from './fixed-materials.ts';

/** Surfaces that the answers choose. */
export type LookMaterialName = 'front' | 'tallFront' | 'wallFront' | 'plinth' | 'worktop' | 'handle' | 'tap';
export type MaterialName = keyof typeof FIXED_MATERIALS | LookMaterialName;
