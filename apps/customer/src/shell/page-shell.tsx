import { LegalNav } from '@funnel/browser/legal-nav';
import { PageLanguageSwitch } from '@funnel/browser/page-language-switch';
import { areaSettings } from '@funnel/browser/session/area-settings';
import { Brand } from '@funnel/ui/brand';
import { Page } from '@funnel/ui/page';
import type { ReactNode } from 'react';

/** The frame around every screen behind the door. `headerEnd`: the controls beside the languages. */
export function PageShell({ headerEnd, children }: { headerEnd: ReactNode; children: ReactNode }) {
  const { brand, legalLinks } = areaSettings();
  return (
    <Page
      headerStart={<Brand {...brand} />}
      headerEnd={
        <>
          {headerEnd}
          <PageLanguageSwitch />
        </>
      }
      footerEnd={<LegalNav own={legalLinks} />}
    >
      {children}
    </Page>
  );
}
