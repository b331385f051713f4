import { z } from '../schema.ts';

export const mailSettingsSchema = z.object({
  /** The retailer is told of a visit once it has been quiet for so long; 0: of everything at once. */
  quietSeconds: z
    .int()
    .min(0)
    .max(60 * 60),
});
