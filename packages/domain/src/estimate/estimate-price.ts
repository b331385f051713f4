import { ESTIMATE_PARAMETERS, type EstimateCodes, type EstimateParameter } from './estimate-labels.ts';
import type { PriceTable } from './price-table.ts';

export interface PriceEstimate {
  /** In euros. */
  readonly value: number;
  /** The percentage of kitchens in the table that cost less. */
  readonly percentile: number;
}

const ROUNDED_TO = 50;

/** The prices of every combination, the lowest first. */
export function pricesOf(table: PriceTable): readonly number[] {
  const columns = ESTIMATE_PARAMETERS.map((name) => Object.values(table[name]));
  const combinations = columns.reduce<number[]>(
    (prices, column) => prices.flatMap((price) => column.map((factor) => price * factor)),
    [1],
  );
  return combinations.map(rounded).sort((a, b) => a - b);
}

/** The percentile. */
export function rankIn(prices: readonly number[], price: number): number {
  const below = prices.filter((other) => other < price).length;
  const equal = prices.filter((other) => other === price).length;
  return (100 * (below + equal / 2)) / prices.length;
}

/** The estimator of one price table. It prices every combination once, to rank a price among them. */
export function createEstimator(table: PriceTable): (codes: EstimateCodes) => PriceEstimate {
  const prices = pricesOf(table);
  return (codes) => {
    const factors = ESTIMATE_PARAMETERS.map((name) => factorOf(table, name, codes[name]));
    const value = rounded(factors.reduce((product, factor) => product * factor, 1));
    return { value, percentile: Math.round(rankIn(prices, value)) };
  };
}

function factorOf(table: PriceTable, name: EstimateParameter, code: string | undefined): number {
  const column: Readonly<Record<string, number>> = table[name];
  const factor = code !== undefined && Object.hasOwn(column, code) ? column[code] : undefined;
  return factor ?? middleOf(Object.values(column));
}

/** The median: one expensive row does not raise it. */
function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0;
  return (lower + upper) / 2;
}

function rounded(price: number): number {
  return Math.round(price / ROUNDED_TO) * ROUNDED_TO;
}
