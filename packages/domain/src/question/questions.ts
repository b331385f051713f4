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
export type SpecifiedKey = AnyQuestion['key'];
/** The key prefix of own questions. Nothing else on the wire has it. */
export type OwnKey = `own_${string}`;
export type QuestionKey = SpecifiedKey | OwnKey;

/** A visitor's answers: wire keys and codes, all optional; undefined unsets one. */
export type Answers = {
  readonly [Q in AnyQuestion as Q['key']]?: Q extends Question<string, infer Code> ? Code | undefined : never;
} & { readonly [Key in OwnKey]?: string | undefined };

/** The built-in questions, in order. */
export const questions: ReadonlyMap<QuestionKey, Question<SpecifiedKey>> = new Map(
  all.map((question) => [question.key, question as Question<SpecifiedKey>]),
);

const OWN_KEY = /^own(?:_[a-z0-9]+)+$/;
const MAX_KEY_LENGTH = 50;

/** Whether a question can have this key: a built-in one, or an own one. */
export function isQuestionKey(key: string): key is QuestionKey {
  return questions.has(key as QuestionKey) || (key.length <= MAX_KEY_LENGTH && OWN_KEY.test(key));
}

/** The built-in questions and the retailer's own. */
export function questionsWith(own: readonly Question<QuestionKey>[] | undefined): Question<QuestionKey>[] {
  return [...questions.values(), ...(own ?? [])];
}

export function questionOf(key: QuestionKey): Question<SpecifiedKey> {
  const question = questions.get(key);
  if (!question) throw new Error(`no question ${key}`);
  return question;
}
