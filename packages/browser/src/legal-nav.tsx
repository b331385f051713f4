import { legalHref, legalLinks } from '@funnel/contract/page/legal-links';
import type { LegalId, LegalLinks } from '@funnel/domain/retailer/legal-link';
import { useLanguage, useText } from './language.tsx';

export function useLegalHref(own: LegalLinks): (id: LegalId) => string {
  const { language } = useLanguage();
  return (id) => legalHref(id, language, own);
}

interface LegalNavProps {
  /** The retailer's own legal pages. */
  readonly own: LegalLinks;
  /** All of them by default. */
  readonly ids?: readonly LegalId[] | undefined;
}

/** The legal links, each in a new window, so that no input is lost. */
export function LegalNav({ own, ids }: LegalNavProps) {
  const say = useText();
  const href = useLegalHref(own);
  return legalLinks
    .filter(({ id }) => ids?.includes(id) ?? true)
    .map(({ id, label }) => (
      <a key={id} href={href(id)} target="_blank" rel="noopener">
        {say(label)}
      </a>
    ));
}
