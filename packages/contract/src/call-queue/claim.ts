import { z } from '@funnel/domain/schema';

/** Who is on a call now; null: nobody. */
export const claimSchema = z
  .object({
    staffId: z.string(),
    name: z.string(),
    since: z.iso.datetime({ offset: true }),
    /** In how many ms it ends, unless its browser is heard of before. */
    leftMs: z.int(),
  })
  .nullable();
