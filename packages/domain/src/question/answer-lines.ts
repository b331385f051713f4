import type { Say } from '../text/say.ts';
import { type QuestionKey, questions } from './questions.ts';

export interface AnswerLine {
  readonly key: QuestionKey;
  readonly code: string;
  readonly question: string;
  readonly answer: string;
}

/** Answers in words, in the order of the questions. An unknown code is shown as it is. */
export function answerLines(answers: Readonly<Record<string, string | undefined>>, say: Say): AnswerLine[] {
  return [...questions.values()].flatMap(({ key, title, labels }) => {
    const code = answers[key];
    if (code === undefined) return [];
    const label = Object.hasOwn(labels, code) ? labels[code] : undefined;
    return [{ key, code, question: say(title), answer: label ? say(label) : code }];
  });
}
