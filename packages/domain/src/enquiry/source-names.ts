import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import type { LEAD_SOURCES } from './enquiry-schema.ts';

/** The source of an enquiry, for the staff. */
export const sourceNames = defineTexts('source', {
  LP: { de: 'Küchenplaner, alle Fragen', en: 'Kitchen planner, all questions' },
  LP_V1: { de: 'Küchenplaner, kurz', en: 'Kitchen planner, short' },
  TERMINFINDER_V1: { de: 'Terminfinder', en: 'Appointment finder' },
  TESTER: { de: 'Küchentester', en: 'Kitchen testers' },
  WALK_IN: { de: 'Im Studio', en: 'Walk-in' },
  OFFER_COUNTER: { de: 'Angebot an der Theke', en: 'Offer at the counter' },
} satisfies Record<(typeof LEAD_SOURCES)[number], LocalizedText>);

/** Undefined for an unknown code. */
export function sourceName(code: string | null): LocalizedText | undefined {
  return code !== null && Object.hasOwn(sourceNames, code)
    ? sourceNames[code as keyof typeof sourceNames]
    : undefined;
}
