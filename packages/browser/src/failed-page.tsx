import { legalHref, legalLinks } from '@funnel/contract/page/legal-links';
import type { ShownBrand } from '@funnel/contract/page/shown-brand';
import type { LegalLinks } from '@funnel/domain/retailer/legal-link';
import { failedPageTexts as texts } from '@funnel/domain/text/failed-page-texts';
import { sayIn } from '@funnel/domain/text/say';
import { parseLanguage } from '@funnel/domain/text/text';
import type { Wording } from '@funnel/domain/text/wording';
import { Brand } from '@funnel/ui/brand';
import { ErrorScreen } from '@funnel/ui/error-screen';
import type { ReactNode } from 'react';
import { failureDetail } from './failure-detail.ts';

interface Retailer {
  readonly brand: ShownBrand;
  /** The retailer's own legal pages. */
  readonly legalLinks: LegalLinks;
  readonly wording?: Wording | undefined;
}

interface FailedPageProps {
  /** Called only after a page has failed. */
  readonly retailer: () => Retailer;
  readonly children: ReactNode;
}

function words({ brand, legalLinks: ownLinks, wording }: Retailer, error: unknown) {
  const language = parseLanguage(document.documentElement.lang);
  const say = sayIn(language, wording);
  const links = legalLinks.map(({ id, label }) => ({
    href: legalHref(id, language, ownLinks),
    label: say(label),
  }));
  return {
    brand: <Brand {...brand} />,
    advice: say(texts.advice),
    detail: failureDetail(error),
    reload: say(texts.reload),
    links,
  };
}

/** Shown in place of a page that failed. */
export function FailedPage({ retailer, children }: FailedPageProps) {
  return <ErrorScreen words={(error) => words(retailer(), error)}>{children}</ErrorScreen>;
}
