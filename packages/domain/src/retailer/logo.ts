import { z } from '../schema.ts';

/** The first characters in Base64: a PNG signature or an SVG document. No other type, and nothing before it. */
const BEGINNINGS = { 'image/png': /^iVBORw0KGgo/, 'image/svg+xml': /^PHN2Z[yz]/ } as const;
const MAX_CHARACTERS = 80_000;

/**
 * The retailer's logo as a value. It is served only as a separate picture, under a policy that runs no script in it,
 * and is never inlined into a document.
 */
export const logoSchema = z
  .object({ type: z.enum(['image/png', 'image/svg+xml']), base64: z.base64().max(MAX_CHARACTERS) })
  .refine(
    ({ type, base64 }) => BEGINNINGS[type].test(base64),
    'must be a PNG, or an SVG that begins with <svg',
  );

export type Logo = z.output<typeof logoSchema>;
