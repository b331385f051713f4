import type { Shot } from './shot.ts';

/** What a shared link shows. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;
/** The ground behind every picture, exactly the page's sand. */
export const SAND = '#F3EDE4';

export interface Picture {
  /** Question and answer code: the tile finds its picture by what it stands for. */
  name: string;
  /** The pictures that are shown, and paid for, together. */
  screen: string;
  shot: () => Shot;
  width?: number;
  height?: number;
  /** AVIF unless said otherwise: those who preview links read JPEG only. */
  format?: 'jpg';
}

export const tile = (screen: string, code: string, shot: () => Shot): Picture => ({
  name: `${screen}/${code}`,
  screen,
  shot,
});

/** The first screen is what a visitor waits for; the preview is never shown in it. */
const BYTES: Readonly<Record<string, number>> = { question_shape: 28 * 1024, social_preview: 64 * 1024 };
const SCREEN_BYTES = 36 * 1024;
export const screenBytes = (screen: string): number => BYTES[screen] ?? SCREEN_BYTES;
