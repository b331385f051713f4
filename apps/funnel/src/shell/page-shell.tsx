import { useText } from '@funnel/browser/language';
import { PageLanguageSwitch } from '@funnel/browser/page-language-switch';
import { Brand } from '@funnel/ui/brand';
import { Page } from '@funnel/ui/page';
import { type ReactNode, useContext } from 'react';
import { BrandFooter } from './brand-footer.tsx';
import { LegalNav } from './legal-nav.tsx';
import { NoFooterContext } from './page-link.ts';
import { useSettings } from './page-settings.ts';
import { RatingBadge, RatingNote } from './rating-badge.tsx';

interface PageShellProps {
  /** Hides the partner brands, whatever the address says. */
  readonly isPlain?: boolean;
  /** Wider on a wide screen. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The frame of every screen: brand, rating, language, and the legal links, which no setting removes. */
export function PageShell({ isPlain = false, wide = false, children }: PageShellProps) {
  const say = useText();
  const { brand, showroomNames } = useSettings();
  const noFooter = useContext(NoFooterContext) || isPlain;
  return (
    <Page
      headerStart={<Brand {...brand} />}
      headerEnd={
        <>
          <RatingBadge />
          <PageLanguageSwitch />
        </>
      }
      footerStart={showroomNames.join(' · ')}
      closing={noFooter ? undefined : <BrandFooter say={say} />}
      compact={noFooter}
      wide={wide}
      note={<RatingNote />}
      footerEnd={<LegalNav />}
    >
      {children}
    </Page>
  );
}
