import { giveIds } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** The answers that the rules of other questions depend on. */
export interface AnswersSoFar {
  readonly question_shape?: string | undefined;
  readonly question_budget?: string | undefined;
}

/**
 * One question as data. `labels` names every code of the wire, even those that no screen offers any more, so that
 * an old enquiry can still be read; `tiles` and `aside` list the offered codes, in order.
 */
export interface Question<Key extends string = string, Code extends string = string> {
  readonly key: Key;
  readonly title: LocalizedText;
  readonly subtext?: LocalizedText | ((answers: AnswersSoFar) => LocalizedText);
  readonly labels: Readonly<Record<Code, LocalizedText>>;
  readonly notes?: Readonly<Partial<Record<NoInfer<Code>, LocalizedText>>>;
  readonly tiles: readonly NoInfer<Code>[];
  /** The separate 'not decided' option below the tiles. */
  readonly aside?: NoInfer<Code>;
  /** Another question whose answer decides which set of pictures is shown. */
  readonly picturedBy?: string;
}

/** The ids of its texts start with its key: question_shape.title, question_shape.ISLAND, question_shape.note.ISLAND. */
/* @__NO_SIDE_EFFECTS__ */
export function defineQuestion<const Key extends string, Code extends string>(
  question: Question<Key, Code>,
): Question<Key, Code> {
  const { key, title, subtext, labels, notes = {} } = question;
  giveIds(key, { title, ...(typeof subtext === 'object' && { subtext }), ...labels, note: notes });
  return question;
}

export function codesOf<Code extends string>(question: Question<string, Code>): [Code, ...Code[]] {
  return Object.keys(question.labels) as [Code, ...Code[]];
}

export function subtextOf(question: Question, answers: AnswersSoFar): LocalizedText | undefined {
  return typeof question.subtext === 'function' ? question.subtext(answers) : question.subtext;
}

/** The path of an answer's picture. If another answer decides the set, that answer's code is in the middle. */
export function picturePath(question: Question, code: string, answers: AnswersSoFar): string[] {
  const set = question.picturedBy === 'question_shape' ? [answers.question_shape ?? 'NOT_DECIDED'] : [];
  return [question.key, ...set, code];
}

/** Three tiles are shown three in a row, any other number four. */
export function tilesPerRow(tiles: readonly string[]): 3 | 4 {
  return tiles.length === 3 ? 3 : 4;
}
