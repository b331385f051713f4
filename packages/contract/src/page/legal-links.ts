import type { Language, Text } from '@funnel/domain/text/text';
import { PAGE_PATHS } from './page-path.ts';

export const legalLinks = [
  { id: 'imprint', label: { de: 'Impressum', en: 'Imprint' } },
  { id: 'privacy', label: { de: 'Datenschutz', en: 'Privacy' } },
  { id: 'terms', label: { de: 'AGB', en: 'Terms' } },
  { id: 'accessibility', label: { de: 'Barrierefreiheit', en: 'Accessibility' } },
] as const satisfies readonly { id: string; label: Text }[];

export type LegalId = (typeof legalLinks)[number]['id'];

export function legalHref(id: LegalId, language: Language): string {
  return `${PAGE_PATHS.legal}${language === 'de' ? '' : `?lang=${language}`}#${id}`;
}
