import { defineQuestion } from './question.ts';

export const reason = defineQuestion({
  key: 'question_reason',
  short: { de: 'Anlass', en: 'Reason' },
  title: { de: 'Was ist der Anlass für Ihre neue Küche?', en: 'Why are you planning a new kitchen?' },
  labels: {
    RENOVATION: { de: 'Renovierung', en: 'Renovation' },
    MOVING: { de: 'Umzug', en: 'Moving house' },
    NEW_BUILT: { de: 'Neubau', en: 'New build' },
  },
  tiles: ['RENOVATION', 'MOVING', 'NEW_BUILT'],
});
