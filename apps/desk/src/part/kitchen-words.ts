import { answerLines } from '@funnel/domain/question/answer-lines';
import { questions } from '@funnel/domain/question/questions';
import type { Say } from '@funnel/domain/text/say';

/** Shape and size in one line; empty if neither is known. */
export function kitchenWords(answers: Readonly<Record<string, string>>, say: Say): string {
  const { question_shape, question_size } = answers;
  const lines = answerLines(questions.values(), { question_shape, question_size }, say);
  const size = lines.find(({ key }) => key === 'question_size')?.answer;
  const shape = lines.find(({ key }) => key === 'question_shape')?.answer;
  // Lower case after the comma: 'U-Form, über 7 m'.
  return shape && size ? `${shape}, ${size[0]?.toLowerCase()}${size.slice(1)}` : (shape ?? size ?? '');
}
