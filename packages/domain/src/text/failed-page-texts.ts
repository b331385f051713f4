import { defineTexts } from './define-texts.ts';
import type { LocalizedText } from './text.ts';

/** The texts of the failure page, neither in Sie nor in du, since every flow shows them. */
export const failedPageTexts = defineTexts('failedPage', {
  advice: {
    de: 'Da ist etwas schiefgegangen. Bitte die Seite neu laden.',
    en: 'Something went wrong. Please reload the page.',
  },
  reload: { de: 'Neu laden', en: 'Reload' },
} satisfies Record<string, LocalizedText>);
