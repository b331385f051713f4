import { giveIds } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** The answers that other questions' rules look at. */
export interface AnswersSoFar {
  readonly question_shape?: string | undefined;
  readonly question_budget?: string | undefined;
}

/**
 * One question as data. `labels` names every code the wire knows, also those no screen offers any more, so that
 * an old enquiry can still be read; `tiles` and `aside` say what is offered, in order.
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
  /** An answer of another question that decides which set of pictures is shown. */
  readonly picturedBy?: string;
}

/** Its texts have ids by its key: question_shape.title, question_shape.ISLAND, question_shape.note.ISLAND. */
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

/** The names under which the picture of an answer is kept: where another answer decides the set, it stands in between. */
export function picturePath(question: Question, code: string, answers: AnswersSoFar): string[] {
  const set = question.picturedBy === 'question_shape' ? [answers.question_shape ?? 'NOT_DECIDED'] : [];
  return [question.key, ...set, code];
}

/** Three tiles stand three in a row, any other number four. */
export function tilesPerRow(tiles: readonly string[]): 3 | 4 {
  return tiles.length === 3 ? 3 : 4;
}
