import { budgetRange } from './budget-range.ts';
import { pricesOf, rankIn } from './estimate-price.ts';
import type { PriceTable } from './price-table.ts';

/** The range of prices of a table, and the percentiles of a budget. */
export interface PriceScale {
  /** In euros. */
  readonly least: number;
  readonly most: number;
  readonly budget: { readonly from: number; readonly to: number } | null;
}

interface Kept {
  readonly prices: readonly number[];
  readonly scales: Map<string | undefined, PriceScale>;
}

/** A cache: all prices of a table are computed once, and there are few budgets. */
const kept = new WeakMap<PriceTable, Kept>();

export function priceScaleOf(table: PriceTable, budgetCode: string | undefined): PriceScale {
  const { prices, scales } = kept.get(table) ?? { prices: pricesOf(table), scales: new Map() };
  if (!kept.has(table)) kept.set(table, { prices, scales });
  const range = budgetRange(budgetCode);
  // All unknown codes share one cache entry: strangers could fill the memory otherwise.
  const key = range && budgetCode;
  const known = scales.get(key);
  if (known) return known;
  const scale = {
    least: prices[0] ?? 0,
    most: prices.at(-1) ?? 0,
    budget: range ? { from: rankIn(prices, range.from), to: rankIn(prices, range.to) } : null,
  };
  scales.set(key, scale);
  return scale;
}
