import type { AnswersSoFar, Question } from '@funnel/domain/question/question';
import { pictureUrl } from '../shell/picture-url.ts';

/** A tile finds its picture by its codes; where another answer decides the set, that answer stands in between. */
export function questionPicture(question: Question, code: string, answers: AnswersSoFar): string | undefined {
  if (question.picturedBy !== 'question_shape') return pictureUrl(`${question.key}/${code}`);
  return pictureUrl(`${question.key}/${answers.question_shape ?? 'NOT_DECIDED'}/${code}`);
}

/** Fetches the pictures of a question before it is shown, once the browser has nothing better to do. */
export function fetchPicturesAhead(question: Question, answers: AnswersSoFar): void {
  for (const code of question.tiles) {
    const url = questionPicture(question, code, answers);
    if (url) new Image().src = url;
  }
}
