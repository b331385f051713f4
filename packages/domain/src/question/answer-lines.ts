import { codeWords } from '../text/code-words.ts';
import type { Say } from '../text/say.ts';
import type { Question } from './question.ts';
import type { QuestionKey } from './questions.ts';

export interface AnswerLine {
  readonly key: QuestionKey;
  readonly code: string;
  /** The short name of the question. */
  readonly name: string;
  readonly question: string;
  readonly answer: string;
}

/** Answers as text, in the order of the questions in force. An unknown code is shown unchanged. */
export function answerLines(
  inForce: Iterable<Question<QuestionKey>>,
  answers: Readonly<Record<string, string | undefined>>,
  say: Say,
): AnswerLine[] {
  return [...inForce].flatMap(({ key, short, title, labels }) => {
    const code = answers[key];
    if (code === undefined) return [];
    return [{ key, code, name: say(short), question: say(title), answer: codeWords(labels, code, say) }];
  });
}
