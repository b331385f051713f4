import { defineTexts } from '../text/define-texts.ts';
import { defineQuestion } from './question.ts';

const subtexts = defineTexts('question_size.subtext', {
  threeSides: {
    de: 'Zählen Sie bitte die Längen aller drei Seiten zusammen.',
    en: 'Please add up the lengths of all three sides.',
  },
  inARow: {
    de: 'Alle Schränke nebeneinander gemessen. Eine Schätzung genügt.',
    en: 'All cabinets measured end\u00a0to\u00a0end. A\u00a0rough guess will do.',
  },
});

export const size = defineQuestion({
  key: 'question_size',
  short: { de: 'Größe', en: 'Size' },
  title: { de: 'Wie groß soll Ihre Küche werden?', en: 'How large should your kitchen be?' },
  subtext: subtexts.inARow,
  subtextWhen: [{ when: { question_shape: ['U_FORM'] }, text: subtexts.threeSides }],
  labels: {
    LESS_THAN_3M: { de: 'Unter 3 m', en: 'Under 3 m' },
    FROM_3M_TO_5M: { de: '3 bis 5 m', en: '3 to 5 m' },
    FROM_5M_TO_7M: { de: '5 bis 7 m', en: '5 to 7 m' },
    OVER_7M: { de: 'Über 7 m', en: 'Over 7 m' },
  },
  tiles: ['LESS_THAN_3M', 'FROM_3M_TO_5M', 'FROM_5M_TO_7M', 'OVER_7M'],
  picturedBy: 'question_shape',
});
