import { legalHref } from '@funnel/contract/page/legal-links';
import type { LegalId } from '@funnel/domain/retailer/legal-link';
import type { Language } from '@funnel/domain/text/text';
import type { Letterhead } from '../letterhead.ts';

/** Absolute, since it is used in mails. */
export function legalUrl(
  { publicUrl, legalLinks }: Pick<Letterhead, 'publicUrl' | 'legalLinks'>,
  id: LegalId,
  language: Language,
): string {
  return legalLinks[id] ?? `${publicUrl}${legalHref(id, language)}`;
}
