import type { Say } from '../text/say.ts';
import { answerLines } from './answer-lines.ts';
import { type QuestionKey, questionOf } from './questions.ts';
import { shortNames } from './short-names.ts';

/** What one sees of a kitchen. The name stands before answers that tell nothing by themselves, such as "Hell". */
const LOOKS: ReadonlyMap<QuestionKey, { readonly isNamed: boolean }> = new Map([
  ['question_shape', { isNamed: false }],
  ['question_size', { isNamed: false }],
  ['question_style', { isNamed: true }],
  ['question_color', { isNamed: true }],
  ['question_worktop_material', { isNamed: true }],
]);

/** The kitchen in one line: L-Form · 3 bis 5 m · Stil: Modern. Answers that stay open are left out. */
export function kitchenLine(answers: Readonly<Record<string, string | undefined>>, say: Say): string {
  return answerLines(answers, say)
    .flatMap(({ key, code, answer }) => {
      const look = LOOKS.get(key);
      if (!look || isOpenAnswer(key, code)) return [];
      return look.isNamed ? `${say(shortNames[key])}: ${answer}` : answer;
    })
    .join(' · ');
}

const OPEN_CODES: readonly string[] = ['NOT_DECIDED', 'NO_IDEA', 'STILL_PLANNING'];

/** Whether an answer says that it is not decided yet. */
function isOpenAnswer(key: QuestionKey, code: string): boolean {
  return questionOf(key).aside === code || OPEN_CODES.includes(code);
}
