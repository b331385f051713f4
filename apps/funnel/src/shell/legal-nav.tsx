import { useLanguage, useText } from '@funnel/browser/language';
import { legalHref, legalLinks } from '@funnel/contract/page/legal-links';
import type { LegalId } from '@funnel/domain/retailer/legal-link';
import { useSettings } from './page-settings.ts';

export function useLegalHref(): (id: LegalId) => string {
  const { legalLinks: links } = useSettings();
  const { language } = useLanguage();
  return (id) => legalHref(id, language, links);
}

/** The legal links of every page, each in a new window, so that no input is lost. */
export function LegalNav() {
  const say = useText();
  const href = useLegalHref();
  return legalLinks.map(({ id, label }) => (
    <a key={id} href={href(id)} target="_blank" rel="noopener">
      {say(label)}
    </a>
  ));
}
