import { z } from '@funnel/domain/schema';

/** The live call claim; null: nobody is on the call. */
export const claimSchema = z
  .object({
    staffId: z.string(),
    name: z.string(),
    since: z.iso.datetime({ offset: true }),
    /** Milliseconds until it expires without a heartbeat. */
    leftMs: z.int(),
  })
  .nullable();
