import { answerLines } from '@funnel/domain/question/answer-lines';
import type { Say } from '@funnel/domain/text/say';

/** Shape and size in one line; empty if neither is known. */
export function kitchenWords(answers: Readonly<Record<string, string>>, say: Say): string {
  const { question_shape, question_size } = answers;
  const lines = answerLines({ question_shape, question_size }, say);
  return lines.map(({ answer }) => answer).join(', ');
}
