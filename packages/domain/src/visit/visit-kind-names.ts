import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import type { VisitKind } from './visit.ts';

/** Where a planner meets the customer. */
export const visitKindNames = defineTexts('desk.visit.kind', {
  SHOWROOM: { de: 'Termin im Studio', en: 'Appointment at the showroom' },
  HOME: { de: 'Termin zu Hause', en: 'Appointment at home' },
  VIDEO: { de: 'Termin per Video', en: 'Appointment by video' },
} satisfies Record<VisitKind, LocalizedText>);
