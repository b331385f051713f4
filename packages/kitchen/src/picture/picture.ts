import { picturePath, type Question } from '@funnel/domain/question/question';
import type { Answers } from '@funnel/domain/question/questions';
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

/** Of one answer; `answers` where another one decides which set of pictures is shown. */
export function tile<Code extends string>(
  question: Question<string, Code>,
  code: Code,
  shot: () => Shot,
  answers: Answers = {},
): Picture {
  const path = picturePath(question, code, answers);
  return { name: path.join('/'), screen: path.slice(0, -1).join('/'), shot };
}

/** The first screen is what a visitor waits for; the preview is never shown in it. */
const BYTES: Readonly<Record<string, number>> = { question_shape: 28 * 1024, social_preview: 64 * 1024 };
const SCREEN_BYTES = 36 * 1024;
export const screenBytes = (screen: string): number => BYTES[screen] ?? SCREEN_BYTES;
