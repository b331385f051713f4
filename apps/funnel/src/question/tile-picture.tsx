import type { Facts } from '@funnel/domain/question/condition';
import type { Question } from '@funnel/domain/question/question';
import { answerImage } from './question-picture.ts';

interface TilePictureProps {
  readonly question: Question;
  readonly code: string;
  readonly answers: Facts;
}

/** The alternative text is empty because the tile's title says the same. */
export function TilePicture({ question, code, answers }: TilePictureProps) {
  const image = answerImage(question, code, answers);
  return image && <img {...image} alt="" decoding="async" />;
}
