import { defineQuestion } from './question.ts';

export const cookerType = defineQuestion({
  key: 'question_cooker_type',
  short: { de: 'Kochfeld', en: 'Hob' },
  title: { de: 'Womit möchten Sie kochen?', en: 'What would you like to cook on?' },
  labels: {
    INDUCTION: { de: 'Induktion', en: 'Induction' },
    CERAMIC_HOB: { de: 'Glaskeramik', en: 'Ceramic hob' },
    GAS: { de: 'Gas', en: 'Gas' },
    NO_IDEA: { de: 'Noch nicht entschieden', en: 'Not decided yet' },
  },
  tiles: ['INDUCTION', 'CERAMIC_HOB', 'GAS', 'NO_IDEA'],
});
