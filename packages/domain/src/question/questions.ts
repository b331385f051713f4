import { budget } from './budget.ts';
import { color } from './color.ts';
import { cookerType } from './cooker-type.ts';
import { cookingSituation } from './cooking-situation.ts';
import { layout } from './layout.ts';
import { ovenType } from './oven-type.ts';
import { planningPlace } from './planning-place.ts';
import type { Question } from './question.ts';
import { reason } from './reason.ts';
import { shape } from './shape.ts';
import { size } from './size.ts';
import { style } from './style.ts';
import { timeframe } from './timeframe.ts';
import { worktopMaterial } from './worktop-material.ts';

const all = [
  shape,
  size,
  layout,
  style,
  color,
  worktopMaterial,
  cookerType,
  ovenType,
  planningPlace,
  cookingSituation,
  reason,
  timeframe,
  budget,
] as const;

type AnyQuestion = (typeof all)[number];
export type QuestionKey = AnyQuestion['key'];

/** A visitor's answers: wire keys and codes, all optional; undefined unsets one. */
export type Answers = {
  readonly [Q in AnyQuestion as Q['key']]?: Q extends Question<string, infer Code> ? Code | undefined : never;
};

export const questions: ReadonlyMap<QuestionKey, Question<QuestionKey>> = new Map(
  all.map((question) => [question.key, question as Question<QuestionKey>]),
);

/** Narrows a step to the question it shows. */
export function isQuestionKey(step: string): step is QuestionKey {
  return questions.has(step as QuestionKey);
}

export function questionOf(key: QuestionKey): Question<QuestionKey> {
  const question = questions.get(key);
  if (!question) throw new Error(`no question ${key}`);
  return question;
}
