import { z } from '@funnel/domain/schema';

const rank = z.number();

/** The lowest and the highest price in euros, and the percentiles of the budget. Null: unknown. */
export const priceScaleSchema = z
  .object({
    least: z.number(),
    most: z.number(),
    budget: z.object({ from: rank, to: rank }).nullable(),
  })
  .nullable();
