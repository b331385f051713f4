import type { AnswersSoFar, Question } from '@funnel/domain/question/question';
import { questionPicture } from './question-picture.ts';

interface TilePictureProps {
  readonly question: Question;
  readonly code: string;
  readonly answers: AnswersSoFar;
}

/** The alternative text is empty because the tile's title says the same. */
export function TilePicture({ question, code, answers }: TilePictureProps) {
  const url = questionPicture(question, code, answers);
  return url && <img src={url} width="552" height="442" alt="" decoding="async" />;
}
