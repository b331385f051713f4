import { legalHref, legalLinks } from '@funnel/contract/page/legal-links';
import type { ShownBrand } from '@funnel/contract/page/shown-brand';
import type { LegalLinks } from '@funnel/domain/retailer/legal-link';
import { failedPageTexts as texts } from '@funnel/domain/text/failed-page-texts';
import { parseLanguage } from '@funnel/domain/text/text';
import { Brand } from '@funnel/ui/brand';
import { ErrorScreen } from '@funnel/ui/error-screen';
import type { ReactNode } from 'react';

interface Retailer {
  readonly brand: ShownBrand;
  /** The retailer's own legal pages. */
  readonly legalLinks: LegalLinks;
}

interface FailedPageProps {
  /** Asked for only once a page has failed. */
  readonly retailer: () => Retailer;
  readonly children: ReactNode;
}

function words({ brand, legalLinks: ownLinks }: Retailer) {
  const language = parseLanguage(document.documentElement.lang);
  const links = legalLinks.map(({ id, label }) => ({
    href: legalHref(id, language, ownLinks),
    label: label[language],
  }));
  return {
    brand: <Brand {...brand} />,
    advice: texts.advice[language],
    reload: texts.reload[language],
    links,
  };
}

/** Stands in for a page that failed. */
export function FailedPage({ retailer, children }: FailedPageProps) {
  return <ErrorScreen words={() => words(retailer())}>{children}</ErrorScreen>;
}
