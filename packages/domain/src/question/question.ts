import { giveIds } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import { type Condition, type Facts, holds } from './condition.ts';

/**
 * One question as data, which JSON can carry. `labels` names every code of the wire, even those that no screen offers any more, so that
 * an old enquiry can still be read; `tiles` and `aside` list the offered codes, in order.
 */
export interface Question<Key extends string = string, Code extends string = string> {
  readonly key: Key;
  /** Its subject in a word or two: for lists of answers. */
  readonly short: LocalizedText;
  readonly title: LocalizedText;
  readonly subtext?: LocalizedText;
  /** The first whose condition holds replaces `subtext`. */
  readonly subtextWhen?: readonly { readonly when: Condition; readonly text: LocalizedText }[];
  readonly labels: Readonly<Record<Code, LocalizedText>>;
  readonly notes?: Readonly<Partial<Record<NoInfer<Code>, LocalizedText>>>;
  readonly tiles: readonly NoInfer<Code>[];
  /** A tile that is named here is offered only where one of its conditions holds. */
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

/** Three tiles are shown three in a row, any other number four. */
export function tilesPerRow(tiles: readonly string[]): 3 | 4 {
  return tiles.length === 3 ? 3 : 4;
}
