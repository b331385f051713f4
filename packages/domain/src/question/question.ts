import { giveIds } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import { type Condition, type Facts, holds } from './condition.ts';

/**
 * One question as JSON-compatible data. `labels` has every code, even retired ones, for old enquiries; `tiles` and
 * `aside` list the offered codes, in order.
 */
export interface Question<Key extends string = string, Code extends string = string> {
  readonly key: Key;
  /** Its short name, for lists of answers. */
  readonly short: LocalizedText;
  readonly title: LocalizedText;
  readonly subtext?: LocalizedText;
  /** The first with a matching condition replaces `subtext`. */
  readonly subtextWhen?: readonly { readonly when: Condition; readonly text: LocalizedText }[];
  readonly labels: Readonly<Record<Code, LocalizedText>>;
  readonly notes?: Readonly<Partial<Record<NoInfer<Code>, LocalizedText>>>;
  readonly tiles: readonly NoInfer<Code>[];
  /** A tile listed here is offered only if one of its conditions matches. */
  readonly tilesWhen?: readonly { readonly when: Condition; readonly tile: NoInfer<Code> }[];
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
  const { key, short, title, subtext, labels, notes = {} } = question;
  giveIds('question.short', { [key]: short });
  giveIds(key, { title, ...(subtext && { subtext }), ...labels, note: notes });
  return question;
}

export function codesOf<Code extends string>(question: Question<string, Code>): [Code, ...Code[]] {
  return Object.keys(question.labels) as [Code, ...Code[]];
}

export function subtextOf({ subtext, subtextWhen = [] }: Question, facts: Facts): LocalizedText | undefined {
  return subtextWhen.find(({ when }) => holds(when, facts))?.text ?? subtext;
}

/** The codes of the tiles that are offered, in order. */
export function tilesOf({ tiles, tilesWhen = [] }: Question, facts: Facts): readonly string[] {
  return tiles.filter((code) => {
    const rules = tilesWhen.filter(({ tile }) => tile === code);
    return rules.length === 0 || rules.some(({ when }) => holds(when, facts));
  });
}

/** The path of an answer's picture. If another answer decides the set, that answer's code is in the middle. */
export function picturePath({ key, picturedBy }: Question, code: string, answers: Facts): string[] {
  return picturedBy ? [key, String(answers[picturedBy] ?? 'NOT_DECIDED'), code] : [key, code];
}

/** Three tiles are in a row of three, others in rows of four. */
export function tilesPerRow(tiles: readonly string[]): 3 | 4 {
  return tiles.length === 3 ? 3 : 4;
}
