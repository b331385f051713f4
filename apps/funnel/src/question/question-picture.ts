import { type AnswersSoFar, picturePath, type Question } from '@funnel/domain/question/question';
import { findPicture } from '@funnel/picture/find-picture';

/** Its address changes with the picture, so that browsers may keep it for ever. */
export function pictureUrl(question: Question, code: string, answers: AnswersSoFar): string | undefined {
  const found = findPicture(...picturePath(question, code, answers));
  return found && `/picture/${found.file}?v=${found.version}`;
}

/** Fetches the pictures of a question before it is shown. */
export function fetchPicturesAhead(question: Question, answers: AnswersSoFar): void {
  for (const code of question.tiles) {
    const url = pictureUrl(question, code, answers);
    if (url) new Image().src = url;
  }
}
