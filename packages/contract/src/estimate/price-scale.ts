import { z } from '@funnel/domain/schema';

const rank = z.number();

/** The least and the highest price in euros, and the place of the budget among all prices. Null: it is not known. */
export const priceScaleSchema = z
  .object({
    least: z.number(),
    most: z.number(),
    budget: z.object({ from: rank, to: rank }).nullable(),
  })
  .nullable();
