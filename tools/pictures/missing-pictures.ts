import { ALL_FUNNELS } from '@funnel/domain/enquiry/funnel-answers';
import type { Funnel } from '@funnel/domain/flow/funnel';
import { codesOf, picturePath, type Question } from '@funnel/domain/question/question';
import { shape } from '@funnel/domain/question/shape';
import { findPicture } from '@funnel/picture/find-picture';

/** The names of unpublished pictures that a tile needs. */
export function missingPictures(funnels: readonly Funnel[] = ALL_FUNNELS): string[] {
  const asked = funnels.flatMap(({ questions }) => [...questions.values()]);
  const wanted = asked.flatMap((question) =>
    setsOf(question).flatMap((answers) => question.tiles.map((code) => picturePath(question, code, answers))),
  );
  const missing = wanted.filter((path) => !findPicture(...path)).map((path) => path.join('/'));
  return [...new Set(missing)];
}

/** The answers that select a question's set of pictures. */
const setsOf = ({ picturedBy }: Question) =>
  picturedBy === shape.key ? codesOf(shape).map((code) => ({ question_shape: code })) : [{}];
