import { useText } from '@funnel/browser/language';
import { PageLanguageSwitch } from '@funnel/browser/page-language-switch';
import { BRAND_NAME } from '@funnel/domain/retailer/brand-name';
import { Brand } from '@funnel/ui/brand';
import { Page } from '@funnel/ui/page';
import type { ReactNode } from 'react';
import { BrandFooter } from './brand-footer.tsx';
import { LegalNav } from './legal-nav.tsx';
import { useSettings } from './page-settings.ts';
import { RatingBadge, RatingNote } from './rating-badge.tsx';

interface PageShellProps {
  readonly noFooter?: boolean;
  readonly children: ReactNode;
}

/** What stands around every screen: brand, rating, language, and the legal links that no setting removes. */
export function PageShell({ noFooter = false, children }: PageShellProps) {
  const say = useText();
  const { showroomNames } = useSettings();
  return (
    <Page
      headerStart={<Brand name={BRAND_NAME} />}
      headerEnd={
        <>
          <RatingBadge />
          <PageLanguageSwitch />
        </>
      }
      footerStart={showroomNames.join(' · ')}
      closing={noFooter ? undefined : <BrandFooter say={say} />}
      compact={noFooter}
      note={<RatingNote />}
      footerEnd={<LegalNav />}
    >
      {children}
    </Page>
  );
}
