import { legalHref, legalLinks } from '@funnel/contract/page/legal-links';
import { BRAND_NAME } from '@funnel/domain/retailer/brand-name';
import type { LegalLinks } from '@funnel/domain/retailer/legal-link';
import { failedPageTexts as texts } from '@funnel/domain/text/failed-page-texts';
import { parseLanguage } from '@funnel/domain/text/text';
import { Brand } from '@funnel/ui/brand';
import { ErrorScreen } from '@funnel/ui/error-screen';
import type { ReactNode } from 'react';

interface FailedPageProps {
  /** The retailer's own legal pages. Asked for only once a page has failed. */
  readonly ownLinks: () => LegalLinks | undefined;
  readonly children: ReactNode;
}

function words(ownLinks: LegalLinks | undefined) {
  const language = parseLanguage(document.documentElement.lang);
  const links = legalLinks.map(({ id, label }) => ({
    href: legalHref(id, language, ownLinks),
    label: label[language],
  }));
  return { advice: texts.advice[language], reload: texts.reload[language], links };
}

/** Stands in for a page that failed. */
export function FailedPage({ ownLinks, children }: FailedPageProps) {
  return (
    <ErrorScreen brand={<Brand name={BRAND_NAME} />} words={() => words(ownLinks())}>
      {children}
    </ErrorScreen>
  );
}
