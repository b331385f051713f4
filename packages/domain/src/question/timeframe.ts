import { defineQuestion } from './question.ts';

export const timeframe = defineQuestion({
  key: 'question_timeframe',
  short: { de: 'Fertig', en: 'Ready' },
  title: { de: 'Wann soll Ihre Küche fertig sein?', en: 'When should your kitchen be ready?' },
  labels: {
    FROM_1_3_MONTHS: { de: 'In 1 bis 3 Monaten', en: 'In 1 to 3 months' },
    FROM_4_6_MONTHS: { de: 'In 4 bis 6 Monaten', en: 'In 4 to 6 months' },
    FROM_7_12_MONTHS: { de: 'In 7 bis 12 Monaten', en: 'In 7 to 12 months' },
    OVER_12_MONTHS: { de: 'In mehr als 12 Monaten', en: 'In over 12 months' },
    ASAP: { de: 'So bald wie möglich', en: 'As soon as possible' },
    LESS_THAN_4_MONTHS: { de: 'In weniger als 4\u00a0Monaten', en: 'In less than 4 months' },
    LESS_THAN_6_MONTHS: { de: 'In weniger als 6\u00a0Monaten', en: 'In less than 6 months' },
    OVER_6_MONTHS: { de: 'In mehr als 6\u00a0Monaten', en: 'In over 6 months' },
  },
  tiles: ['FROM_1_3_MONTHS', 'FROM_4_6_MONTHS', 'FROM_7_12_MONTHS', 'OVER_12_MONTHS'],
});
