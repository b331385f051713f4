import { KITCHEN_PICTURES } from './kitchen-pictures.ts';
import type { Picture } from './picture.ts';
import { STILL_PICTURES } from './still-pictures.ts';

/** Every picture that is rendered. */
export const PICTURES: readonly Picture[] = [...KITCHEN_PICTURES, ...STILL_PICTURES];
