import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';
import type { FunnelKey } from './funnels.ts';

/** The name of the funnel of an enquiry, for the staff. */
export const funnelNames = defineTexts('funnelName', {
  long: { de: 'Alle Fragen', en: 'All questions' },
  long_basic: { de: 'Alle Fragen, ohne Planungsort', en: 'All questions, without planning place' },
  short: { de: 'Kurz, Kontakt auf einer Seite', en: 'Short, contact on one page' },
  short_steps: { de: 'Kurz, Kontakt in Schritten', en: 'Short, contact in steps' },
  tester: { de: 'Bewerbung als Küchentester', en: 'Application as kitchen tester' },
} satisfies Record<FunnelKey | 'tester', LocalizedText>);
