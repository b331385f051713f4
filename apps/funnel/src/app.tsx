import { FailedPage } from '@funnel/browser/failed-page';
import { LanguageProvider } from '@funnel/browser/language';
import { useKnownSearch } from '@funnel/browser/use-known-search';
import type { PageSettings } from '@funnel/contract/page/page-settings';
import { parseLanguage } from '@funnel/domain/text/text';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { useWaitingPrecall } from './appointment/use-waiting-precall.ts';
import { useWaitingSettlement } from './enquiry/use-waiting-settlement.ts';
import { isWithoutFooter, NoFooterContext } from './shell/page-link.ts';
import { pageSettings, SettingsContext } from './shell/page-settings.ts';
import type { RouteProps } from './shell/route.ts';
import { useEscape } from './shell/use-escape.ts';
import { useFrameHeight } from './shell/use-frame-height.ts';
import { useTheme } from './shell/use-theme.ts';

interface AppProps extends RouteProps {
  readonly Route: ComponentType<RouteProps>;
  readonly settings: PageSettings;
  /** Called once the page is interactive. */
  readonly onReady?: () => void;
}

/** Rendered by server and browser alike, for hydration. */
export function App({ Route, settings, search, early, onReady }: AppProps) {
  useFrameHeight();
  useTheme();
  useWaitingPrecall();
  useWaitingSettlement(!settings.mails.enquiry);
  useEscape();
  // From now on the page shows the right step (inline/hide-while-resuming.ts).
  useLayoutEffect(() => {
    document.documentElement.dataset['resuming'] = 'over';
  }, []);
  // React hydrates the served page, and then renders once more with what only the browser knows, such as the address of
  // a link. After that the buffered tap is replayed.
  const isKnown = useKnownSearch() !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    // For tests: the page is interactive.
    document.documentElement.dataset['ready'] = '';
    onReady?.();
  }, [isKnown, onReady]);
  return (
    <FailedPage retailer={pageSettings}>
      <SettingsContext value={settings}>
        <NoFooterContext value={isWithoutFooter(search)}>
          <LanguageProvider
            initial={parseLanguage(new URLSearchParams(search).get('lang'))}
            wording={settings.wording}
          >
            <Route search={search} early={early} />
          </LanguageProvider>
        </NoFooterContext>
      </SettingsContext>
    </FailedPage>
  );
}
