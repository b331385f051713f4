import { z } from '../schema.ts';

/** A brand in the footer (R33): its name as a word mark, or its logo. */
export const partnerBrandSchema = z.object({
  name: z.string().min(1).max(60),
  /** A whole SVG document. It is shown as a picture, so that no script in it can run. */
  svg: z.string().max(20_000).startsWith('<svg').optional(),
});

export type PartnerBrand = z.output<typeof partnerBrandSchema>;
