import type { Facts } from '@funnel/domain/question/condition';
import { picturePath, type Question } from '@funnel/domain/question/question';
import { type TileImage, tileImage } from '@funnel/picture/find-picture';

export function answerImage(question: Question, code: string, answers: Facts): TileImage | undefined {
  return tileImage(...picturePath(question, code, answers));
}

/** Prefetches the pictures of a question. */
export function fetchPicturesAhead(question: Question, answers: Facts): void {
  for (const code of question.tiles) {
    const image = answerImage(question, code, answers);
    if (image) Object.assign(new Image(), { srcset: image.srcSet, src: image.src });
  }
}
