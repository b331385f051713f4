import type { AnswersSoFar, Question } from '@funnel/domain/question/question';
import { TILE_HEIGHT, TILE_WIDTH } from '@funnel/picture/picture-file';
import { pictureUrl } from './question-picture.ts';

interface TilePictureProps {
  readonly question: Question;
  readonly code: string;
  readonly answers: AnswersSoFar;
}

/** The alternative text is empty because the tile's title says the same. */
export function TilePicture({ question, code, answers }: TilePictureProps) {
  const url = pictureUrl(question, code, answers);
  return url && <img src={url} width={TILE_WIDTH} height={TILE_HEIGHT} alt="" decoding="async" />;
}
