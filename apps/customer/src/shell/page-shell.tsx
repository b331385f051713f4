import { useLanguage, useText } from '@funnel/browser/language';
import { PageLanguageSwitch } from '@funnel/browser/page-language-switch';
import { legalHref, legalLinks } from '@funnel/contract/page/legal-links';
import { Brand } from '@funnel/ui/brand';
import { Page } from '@funnel/ui/page';
import type { ReactNode } from 'react';
import { pageSettings } from './page-settings.ts';

/** The frame around every screen. `headerEnd`: the controls of a signed-in customer beside the languages. */
export function PageShell({ headerEnd, children }: { headerEnd?: ReactNode; children: ReactNode }) {
  const say = useText();
  const { language } = useLanguage();
  const { brand, legalLinks: ownLinks } = pageSettings();
  return (
    <Page
      headerStart={<Brand {...brand} />}
      headerEnd={
        <>
          {headerEnd}
          <PageLanguageSwitch />
        </>
      }
      footerEnd={legalLinks.map(({ id, label }) => (
        <a key={id} href={legalHref(id, language, ownLinks)} target="_blank" rel="noopener">
          {say(label)}
        </a>
      ))}
    >
      {children}
    </Page>
  );
}
