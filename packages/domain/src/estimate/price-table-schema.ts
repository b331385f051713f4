import { z } from '../schema.ts';
import { DEFAULT_PRICE_TABLE, type PriceTable } from './price-table.ts';

const factor = z.number().positive().max(1_000_000);

/** A table with exactly the rows of the default one: an answer with a missing row would be priced as undecided. */
export const priceTableSchema = z.object(
  Object.fromEntries(
    Object.entries(DEFAULT_PRICE_TABLE).map(([column, rows]) => [
      column,
      z.object(Object.fromEntries(Object.keys(rows).map((code) => [code, factor]))),
    ]),
  ),
) as unknown as z.ZodType<PriceTable>;
