import { z } from '../schema.ts';

const text = z.object({ de: z.string().min(1), en: z.string().min(1) });

/** The retailer's reviews. German law requires their date, their source and how they are verified. */
export const ratingSchema = z.object({
  /** Out of 5. */
  value: z.number().min(1).max(5),
  /** The minimum number of reviews. */
  count: z.int().min(1),
  from: z.iso.date(),
  to: z.iso.date(),
  source: text,
  /** Whether and how the reviewers are verified as customers. */
  method: text,
});

export type Rating = z.output<typeof ratingSchema>;
