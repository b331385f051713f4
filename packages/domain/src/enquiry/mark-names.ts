import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** What is to be known of an enquiry before it is opened. */
export const markNames = defineTexts('desk.marks', {
  suspect: { de: 'Bot?', en: 'Bot?' },
  rescued: { de: 'gerettet', en: 'rescued' },
  merged: { de: 'verknüpft', en: 'merged' },
} satisfies Record<string, LocalizedText>);
