import { type AnswersSoFar, defineQuestion } from './question.ts';

export const planningPlace = defineQuestion({
  key: 'kitchen_planning_place',
  title: { de: 'Wo möchten Sie Ihre Küche planen?', en: 'Where would you like to plan your kitchen?' },
  labels: {
    IN_SHOP: { de: 'Im Küchenstudio', en: 'In the showroom' },
    AT_HOME: { de: 'Bei mir zu Hause', en: 'At my home' },
    VIDEO: { de: 'Per Video', en: 'By video call' },
    NO_IDEA: { de: 'Noch nicht entschieden', en: 'Not decided yet' },
  },
  tiles: ['IN_SHOP', 'AT_HOME', 'VIDEO', 'NO_IDEA'],
});

/** Not offered to everybody. */
export const AT_HOME = 'AT_HOME';
const BUDGETS_WITHOUT_HOME_VISIT = ['UNDER_5K', 'FROM_5K_10K'];

/** Whether the at-home option is offered, given the answers so far (R6). */
export function offersHomeVisit(
  params: { readonly funnelName: string | undefined; readonly offHomeConsulting: boolean },
  answers: AnswersSoFar,
): boolean {
  if (params.funnelName === 'onsite' || params.offHomeConsulting) return false;
  if (params.funnelName === 'heimberatung') return true;
  const budget = answers.question_budget;
  return budget !== undefined && !BUDGETS_WITHOUT_HOME_VISIT.includes(budget);
}
