import type { Say } from '../text/say.ts';
import { answerLines } from './answer-lines.ts';
import { type QuestionKey, questions } from './questions.ts';

/** The visible parts of a kitchen. The name precedes answers that are unclear alone, such as "Hell". */
const LOOKS: ReadonlyMap<QuestionKey, { readonly isNamed: boolean }> = new Map([
  ['question_shape', { isNamed: false }],
  ['question_size', { isNamed: false }],
  ['question_style', { isNamed: true }],
  ['question_color', { isNamed: true }],
  ['question_worktop_material', { isNamed: true }],
]);

/** The kitchen in one line: L-Form · 3 bis 5 m · Stil: Modern. Undecided answers are omitted. */
export function kitchenLine(answers: Readonly<Record<string, string | undefined>>, say: Say): string {
  return answerLines(questions.values(), answers, say)
    .flatMap(({ key, code, name, answer }) => {
      const look = LOOKS.get(key);
      if (!look || OPEN_CODES.includes(code)) return [];
      return look.isNamed ? `${name}: ${answer}` : answer;
    })
    .join(' · ');
}

/** The codes of undecided answers. */
const OPEN_CODES: readonly string[] = ['NOT_DECIDED', 'NO_IDEA', 'STILL_PLANNING'];
