import type { LegalId, LegalLinks } from '@funnel/domain/retailer/legal-link';
import { defineTexts } from '@funnel/domain/text/define-texts';
import type { Language, LocalizedText } from '@funnel/domain/text/text';
import { PAGE_PATHS } from './page-path.ts';

export const legalLinks = [
  { id: 'imprint', label: defineTexts('legal.imprint', { de: 'Impressum', en: 'Imprint' }) },
  { id: 'privacy', label: defineTexts('legal.privacy', { de: 'Datenschutz', en: 'Privacy' }) },
  { id: 'terms', label: defineTexts('legal.terms', { de: 'AGB', en: 'Terms' }) },
  {
    id: 'accessibility',
    label: defineTexts('legal.accessibility', { de: 'Barrierefreiheit', en: 'Accessibility' }),
  },
] as const satisfies readonly { id: LegalId; label: LocalizedText }[];

/** The retailer's own page if set, else the section on ours. */
export function legalHref(id: LegalId, language: Language, links: LegalLinks = {}): string {
  return links[id] ?? `${PAGE_PATHS.legal}${language === 'de' ? '' : `?lang=${language}`}#${id}`;
}
