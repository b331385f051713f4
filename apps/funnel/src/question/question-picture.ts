import { type AnswersSoFar, picturePath, type Question } from '@funnel/domain/question/question';
import { findPicture } from '@funnel/kitchen/picture/find-picture';

export interface QuestionPicture {
  /** Changes with the picture, so that browsers may keep it for ever. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Its mean colour, shown until it is there. */
  readonly placeholder: string;
}

export function pictureOf(
  question: Question,
  code: string,
  answers: AnswersSoFar,
): QuestionPicture | undefined {
  const found = findPicture(...picturePath(question, code, answers));
  return found && { ...found, url: `/picture/${found.file}?v=${found.version}` };
}

/** Fetches the pictures of a question before it is shown. */
export function fetchPicturesAhead(question: Question, answers: AnswersSoFar): void {
  for (const code of question.tiles) {
    const picture = pictureOf(question, code, answers);
    if (picture) new Image().src = picture.url;
  }
}
