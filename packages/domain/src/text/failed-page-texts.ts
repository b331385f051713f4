import type { LocalizedText } from './text.ts';

/** What is said where a page itself has failed. */
export const failedPageTexts = {
  advice: {
    de: 'Da ist etwas schiefgegangen. Bitte laden Sie die Seite neu.',
    en: 'Something went wrong. Please reload the page.',
  },
  reload: { de: 'Neu laden', en: 'Reload' },
} as const satisfies Record<string, LocalizedText>;
