import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** Marks of an enquiry in lists. */
export const markNames = defineTexts('desk.marks', {
  suspect: { de: 'Bot?', en: 'Bot?' },
  rescued: { de: 'gerettet', en: 'rescued' },
  merged: { de: 'verknüpft', en: 'merged' },
} satisfies Record<string, LocalizedText>);
