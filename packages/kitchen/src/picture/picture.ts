import { picturePath, type Question } from '@funnel/domain/question/question';
import type { Answers } from '@funnel/domain/question/questions';
import type { Shot } from './shot.ts';

/** The size of a link preview. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;
/** The background of every picture, exactly the page's sand. */
export const SAND = '#F3EDE4';

export interface Picture {
  /** Question and answer code: a tile finds its picture by this name. */
  name: string;
  /** The screen that loads this picture. Its pictures share a budget. */
  screen: string;
  shot: () => Shot;
  width?: number;
  height?: number;
  /** AVIF by default. Link previews only read JPEG. */
  format?: 'jpg';
}

/** The picture of one answer; `answers` if another answer decides which set of pictures is shown. */
export function tile<Code extends string>(
  question: Question<string, Code>,
  code: Code,
  shot: () => Shot,
  answers: Answers = {},
): Picture {
  const path = picturePath(question, code, answers);
  return { name: path.join('/'), screen: path.slice(0, -1).join('/'), shot };
}

/** The first screen delays the visitor most. The link preview is never shown on a page. */
const BYTES: Readonly<Record<string, number>> = { question_shape: 28 * 1024, social_preview: 64 * 1024 };
const SCREEN_BYTES = 36 * 1024;
export const screenBytes = (screen: string): number => BYTES[screen] ?? SCREEN_BYTES;
