import { FailedPage } from '@funnel/browser/failed-page';
import { LanguageProvider } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import { type LocalizedText, parseLanguage } from '@funnel/domain/text/text';
import { Customer } from './customer.tsx';
import { pageSettings } from './shell/page-settings.ts';
import { ArrivalProvider } from './shell/screen.tsx';

const title: LocalizedText = defineTexts('customer.title', { de: 'Kundenbereich', en: 'Customer area' });

export function App({ search }: { search: string }) {
  return (
    <FailedPage retailer={pageSettings}>
      <LanguageProvider
        initial={parseLanguage(new URLSearchParams(search).get('lang'))}
        title={title}
        wording={pageSettings().wording}
      >
        <ArrivalProvider>
          <Customer />
        </ArrivalProvider>
      </LanguageProvider>
    </FailedPage>
  );
}
