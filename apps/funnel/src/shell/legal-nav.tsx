import { useText } from './language.tsx';
import { legalLinks, useLegalHref } from './legal-links.ts';

/** The legal links of every page, each in a window of its own, so that nothing typed is lost. */
export function LegalNav() {
  const say = useText();
  const href = useLegalHref();
  return legalLinks.map(({ id, label }) => (
    <a key={id} href={href(id)} target="_blank" rel="noopener">
      {say(label)}
    </a>
  ));
}
