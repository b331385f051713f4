import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** Customers send plans; the staff send both. */
export const FILE_PURPOSES = ['PLAN', 'OFFER'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

export const filePurposeNames = defineTexts('filePurpose', {
  PLAN: { de: 'Plan', en: 'Plan' },
  OFFER: { de: 'Angebot', en: 'Offer' },
} satisfies Record<FilePurpose, LocalizedText>);
