import { z } from '../schema.ts';

/** How a value begins in Base64: the signature of a PNG, and an SVG document. Nothing before it, no other kind. */
const BEGINNINGS = { 'image/png': /^iVBORw0KGgo/, 'image/svg+xml': /^PHN2Z[yz]/ } as const;
const MAX_CHARACTERS = 80_000;

/**
 * The retailer's logo as a value. It is only ever handed out as a picture of its own, under a policy that lets nothing in
 * it run, and never becomes part of a document.
 */
export const logoSchema = z
  .object({ type: z.enum(['image/png', 'image/svg+xml']), base64: z.base64().max(MAX_CHARACTERS) })
  .refine(
    ({ type, base64 }) => BEGINNINGS[type].test(base64),
    'must be a PNG, or an SVG that begins with <svg',
  );

export type Logo = z.output<typeof logoSchema>;
