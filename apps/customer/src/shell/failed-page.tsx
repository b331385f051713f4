import { legalHref, legalLinks } from '@funnel/contract/page/legal-links';
import { BRAND_NAME } from '@funnel/domain/retailer/brand-name';
import { failedPageTexts as texts } from '@funnel/domain/text/failed-page-texts';
import { parseLanguage } from '@funnel/domain/text/text';
import { Brand } from '@funnel/ui/brand';
import { ErrorScreen } from '@funnel/ui/error-screen';
import type { ReactNode } from 'react';
import { pageSettings } from './page-settings.ts';

function words() {
  const language = parseLanguage(document.documentElement.lang);
  const links = legalLinks.map(({ id, label }) => ({
    href: legalHref(id, language, pageSettings().legalLinks),
    label: label[language],
  }));
  return { advice: texts.advice[language], reload: texts.reload[language], links };
}

/** Stands in for a page that failed. */
export function FailedPage({ children }: { children: ReactNode }) {
  return (
    <ErrorScreen brand={<Brand name={BRAND_NAME} />} words={words}>
      {children}
    </ErrorScreen>
  );
}
