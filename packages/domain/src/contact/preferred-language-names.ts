import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** The preferred language of the consultation. */
export const languageNames = defineTexts('desk.contact.language', {
  DE: { de: 'Deutsch', en: 'German' },
  EN: { de: 'Englisch', en: 'English' },
} satisfies Record<string, LocalizedText>);
