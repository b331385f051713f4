import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** Why somebody is not at work. Nobody has to say that they are ill. */
export const ABSENCE_REASONS = ['VACATION', 'TRAINING', 'FAIR', 'AWAY'] as const;
export type AbsenceReason = (typeof ABSENCE_REASONS)[number];

export const absenceNames = defineTexts('desk.absence', {
  VACATION: { de: 'Urlaub', en: 'Holiday' },
  TRAINING: { de: 'Schulung', en: 'Training' },
  FAIR: { de: 'Messe', en: 'Trade fair' },
  AWAY: { de: 'Abwesend', en: 'Away' },
} satisfies Record<AbsenceReason, LocalizedText>);

/** Longer ones are entered in parts: a wrong year would block somebody unnoticed. */
export const LONGEST_ABSENCE_DAYS = 366;
