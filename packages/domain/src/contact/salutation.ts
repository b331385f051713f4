import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

export const SALUTATIONS = defineTexts('salutation', {
  MR: { de: 'Herr', en: 'Mr' },
  MRS: { de: 'Frau', en: 'Mrs' },
  FAMILY: { de: 'Familie', en: 'Family' },
  DR: { de: 'Dr.', en: 'Dr' },
  PROF: { de: 'Prof.', en: 'Prof.' },
  PROF_DR: { de: 'Prof. Dr.', en: 'Prof. Dr' },
  DIVERS: { de: 'Divers', en: 'Mx' },
} satisfies Record<string, LocalizedText>);

export type Salutation = keyof typeof SALUTATIONS;
export const SALUTATION_CODES = Object.keys(SALUTATIONS) as [Salutation, ...Salutation[]];

export const OFFERED_SALUTATIONS = ['MR', 'MRS', 'DIVERS', 'FAMILY'] as const satisfies Salutation[];
