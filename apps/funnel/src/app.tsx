import { parseLanguage } from '@funnel/domain/text/text';
import type { ComponentType } from 'react';
import type { RouteProps } from './routes.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { LanguageProvider } from './shell/language.tsx';

/** What server and browser both render, so that the one can take over from the other. */
export function App({ Route, search }: RouteProps & { Route: ComponentType<RouteProps> }) {
  return (
    <ErrorScreen>
      <LanguageProvider initial={parseLanguage(new URLSearchParams(search).get('lang'))}>
        <Route search={search} />
      </LanguageProvider>
    </ErrorScreen>
  );
}
