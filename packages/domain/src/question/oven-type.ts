import { defineQuestion } from './question.ts';

export const ovenType = defineQuestion({
  key: 'question_oven_type',
  short: { de: 'Backofen', en: 'Oven' },
  title: { de: 'Wo möchten Sie Ihren Backofen haben?', en: 'Where would you like your oven?' },
  labels: {
    IN_BASE_CABINET: { de: 'Im Unterschrank', en: 'In the base cabinet' },
    AT_COUNTER_HEIGHT: { de: 'Auf Arbeitshöhe', en: 'At counter height' },
    NO_IDEA: { de: 'Noch nicht entschieden', en: 'Not decided yet' },
  },
  tiles: ['IN_BASE_CABINET', 'AT_COUNTER_HEIGHT', 'NO_IDEA'],
});
