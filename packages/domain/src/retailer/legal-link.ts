import { z } from '../schema.ts';

const LEGAL_IDS = ['imprint', 'privacy', 'terms', 'accessibility'] as const;
export type LegalId = (typeof LEGAL_IDS)[number];

/** Only the web: a link of another kind (javascript:) would run in the page. */
export const webLink = z.url({ protocol: /^https?$/ }).max(500);

/** Where the retailer's own legal pages are; what is not given is on the funnel's own page (R29, R33). */
export const legalLinksSchema = z.partialRecord(z.enum(LEGAL_IDS), webLink);

export type LegalLinks = z.output<typeof legalLinksSchema>;
