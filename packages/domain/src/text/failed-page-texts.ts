import { defineTexts } from './define-texts.ts';
import type { LocalizedText } from './text.ts';

/** The texts of the page that replaces a failed one. */
export const failedPageTexts = defineTexts('failedPage', {
  advice: {
    de: 'Da ist etwas schiefgegangen. Bitte laden Sie die Seite neu.',
    en: 'Something went wrong. Please reload the page.',
  },
  reload: { de: 'Neu laden', en: 'Reload' },
} satisfies Record<string, LocalizedText>);
