import { FailedPage } from '@funnel/browser/failed-page';
import { LanguageProvider } from '@funnel/browser/language';
import { defineTexts } from '@funnel/domain/text/define-texts';
import { type LocalizedText, parseLanguage } from '@funnel/domain/text/text';
import { Desk } from './desk.tsx';
import { pageSettings } from './shell/page-settings.ts';

const title: LocalizedText = defineTexts('desk.title', { de: 'Arbeitsplatz', en: 'Desk' });

export function App({ search }: { search: string }) {
  return (
    <FailedPage retailer={pageSettings}>
      <LanguageProvider
        initial={parseLanguage(new URLSearchParams(search).get('lang'))}
        title={title}
        wording={pageSettings().wording}
      >
        <Desk />
      </LanguageProvider>
    </FailedPage>
  );
}
