import { parseLanguage } from '@funnel/domain/text/text';
import { Customer } from './customer.tsx';
import { FailedPage } from './shell/failed-page.tsx';
import { LanguageProvider } from './shell/language.tsx';
import { ArrivalProvider } from './shell/screen.tsx';

export function App({ search }: { search: string }) {
  return (
    <FailedPage>
      <LanguageProvider initial={parseLanguage(new URLSearchParams(search).get('lang'))}>
        <ArrivalProvider>
          <Customer />
        </ArrivalProvider>
      </LanguageProvider>
    </FailedPage>
  );
}
