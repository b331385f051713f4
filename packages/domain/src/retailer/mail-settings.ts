import { z } from '../schema.ts';

export const mailSettingsSchema = z.object({
  /** Debounce of notices to the retailer; 0: each is sent at once. */
  quietSeconds: z
    .int()
    .min(0)
    .max(60 * 60),
});
