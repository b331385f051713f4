import { legalHref, legalLinks } from '@funnel/contract/page/legal-links';
import { useLanguage, useText } from './language.tsx';

/** The legal links of every page, each in a window of its own, so that nothing typed is lost. */
export function LegalNav() {
  const say = useText();
  const { language } = useLanguage();
  return legalLinks.map(({ id, label }) => (
    <a key={id} href={legalHref(id, language)} target="_blank" rel="noopener">
      {say(label)}
    </a>
  ));
}
