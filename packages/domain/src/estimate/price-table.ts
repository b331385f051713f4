import type { cookingSituation } from '../question/cooking-situation.ts';
import type { Question } from '../question/question.ts';
import type { shape } from '../question/shape.ts';
import type { size } from '../question/size.ts';
import type { style } from '../question/style.ts';
import type { worktopMaterial } from '../question/worktop-material.ts';

type CodeOf<Q> = Q extends Question<string, infer Code> ? Code : never;
type Column<Q, Open extends string = never> = Readonly<Record<Exclude<CodeOf<Q>, Open>, number>>;

/**
 * The cost of a kitchen in euros, with appliances, delivery and fitting: a price by size, times one factor for each
 * other answer. An undecided answer has no row: it gets the median of its column.
 */
export interface PriceTable {
  readonly size: Column<typeof size>;
  readonly shape: Column<typeof shape, 'NOT_DECIDED'>;
  readonly style: Column<typeof style, 'NO_IDEA'>;
  readonly material: Column<typeof worktopMaterial, 'NO_IDEA'>;
  readonly situation: Column<typeof cookingSituation>;
}

export const DEFAULT_PRICE_TABLE: PriceTable = {
  size: { LESS_THAN_3M: 7_200, FROM_3M_TO_5M: 10_500, FROM_5M_TO_7M: 15_000, OVER_7M: 20_000 },
  shape: { KITCHENETTE: 0.9, L_FORM: 1, U_FORM: 1.08, ISLAND: 1.25 },
  style: { PLASTIC: 0.9, CLASSIC: 1, MODERN: 1.04, LACQUER: 1.1, COUNTRY_HOUSE: 1.14, NATURAL: 1.2 },
  material: { LAMINAT: 0.92, WOOD: 1.02, NATURAL_QUARTZ_STONE: 1.12, CERAMIC_DEKTON: 1.2 },
  situation: { ALONE: 0.95, FOR_2: 1, WITH_CHILDREN: 1.05, WITH_FRIENDS: 1.1 },
};
