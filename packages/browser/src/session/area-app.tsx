import type { AreaSettings } from '@funnel/contract/page/area-settings';
import { type LocalizedText, parseLanguage } from '@funnel/domain/text/text';
import type { ReactNode } from 'react';
import { FailedPage } from '../failed-page.tsx';
import { LanguageProvider } from '../language.tsx';

interface AreaAppProps {
  readonly settings: () => AreaSettings;
  readonly title: LocalizedText;
  readonly children: ReactNode;
}

/** The root of an app with sign-in: language of the address, and failure screen. */
export function AreaApp({ settings, title, children }: AreaAppProps) {
  const initial = parseLanguage(new URLSearchParams(location.search).get('lang'));
  return (
    <FailedPage retailer={settings}>
      <LanguageProvider initial={initial} title={title} wording={settings().wording}>
        {children}
      </LanguageProvider>
    </FailedPage>
  );
}
