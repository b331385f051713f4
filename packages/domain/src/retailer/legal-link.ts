import { z } from '../schema.ts';

const LEGAL_IDS = ['imprint', 'privacy', 'terms', 'accessibility'] as const;
export type LegalId = (typeof LEGAL_IDS)[number];

/** Web links only: a link of another kind (javascript:) would run in the page (XSS). */
export const webLink = z.url({ protocol: /^https?$/ }).max(500);

/** The addresses of the retailer's own legal pages. A missing one is a section of the funnel's own page (R29, R33). */
export const legalLinksSchema = z.partialRecord(z.enum(LEGAL_IDS), webLink);

export type LegalLinks = z.output<typeof legalLinksSchema>;
