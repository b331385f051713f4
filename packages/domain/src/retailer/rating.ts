import { z } from '../schema.ts';

const text = z.object({ de: z.string().min(1), en: z.string().min(1) });

/** What is said of the retailer's reviews. German law wants to know from when, from where and how they are checked. */
export const ratingSchema = z.object({
  /** Out of 5. */
  value: z.number().min(1).max(5),
  /** At least so many reviews. */
  count: z.int().min(1),
  from: z.iso.date(),
  to: z.iso.date(),
  source: text,
  /** Whether and how it is made sure that reviewers are customers. */
  method: text,
});

export type Rating = z.output<typeof ratingSchema>;
