import { createHash } from 'node:crypto';
import { LOGO_PATH, type ShownBrand } from '@funnel/contract/page/shown-brand';
import type { Brand } from '@funnel/domain/retailer/brand';

/** The logo's address is content-hashed, so that a new one is shown at once. */
export function shownBrand({ name, logo }: Brand): ShownBrand {
  if (!logo) return { name };
  const version = createHash('sha256').update(logo.base64).digest('base64url').slice(0, 12);
  return { name, logo: `${LOGO_PATH}?${version}` };
}
