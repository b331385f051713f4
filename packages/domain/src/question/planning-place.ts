import { defineQuestion } from './question.ts';

export const planningPlace = defineQuestion({
  key: 'kitchen_planning_place',
  short: { de: 'Planung', en: 'Planning' },
  title: { de: 'Wo möchten Sie Ihre Küche planen?', en: 'Where would you like to plan your kitchen?' },
  labels: {
    IN_SHOP: { de: 'Im Küchenstudio', en: 'In the showroom' },
    AT_HOME: { de: 'Bei mir zu Hause', en: 'At my home' },
    VIDEO: { de: 'Per Video', en: 'By video call' },
    NO_IDEA: { de: 'Noch nicht entschieden', en: 'Not decided yet' },
  },
  tiles: ['IN_SHOP', 'AT_HOME', 'VIDEO', 'NO_IDEA'],
  // Neither on site nor where visits are switched off (R6).
  tilesWhen: [
    { tile: 'AT_HOME', when: { funnel_name: ['heimberatung'], offhomeconsulting: [null] } },
    {
      tile: 'AT_HOME',
      when: {
        funnel_name: { not: ['onsite'] },
        offhomeconsulting: [null],
        question_budget: { not: [null, 'UNDER_5K', 'FROM_5K_10K'] },
      },
    },
  ],
});
