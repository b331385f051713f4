import type { AnswersSoFar, Question } from '@funnel/domain/question/question';
import { pictureOf } from './question-picture.ts';

interface TilePictureProps {
  readonly question: Question;
  readonly code: string;
  readonly answers: AnswersSoFar;
}

/** The alternative text is empty because the tile's title says the same. */
export function TilePicture({ question, code, answers }: TilePictureProps) {
  const picture = pictureOf(question, code, answers);
  if (!picture) return null;
  return (
    <>
      {/* The colour to wait on. An attribute, since the page's policy forbids styles in the HTML. */}
      <svg viewBox="0 0 5 4" aria-hidden="true">
        <rect width="5" height="4" fill={picture.placeholder} />
      </svg>
      <img src={picture.url} width={picture.width} height={picture.height} alt="" decoding="async" />
    </>
  );
}
