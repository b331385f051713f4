import type { Oven } from '../answer/answer.ts';
import type { Plan } from './plans.ts';

/** Moves the oven of a plan that has room for both: a tall unit and a hob. */
export function withOven(plan: Plan, oven: Oven | undefined): Plan {
  if (oven === 'IN_BASE_CABINET')
    return changeRuns(plan, (run) => run.replace('TH', 'TL').replace(/\bH(?=\d)/, 'O'));
  if (oven === 'AT_COUNTER_HEIGHT') {
    const runs = [plan.back, plan.left, plan.island].join(' ');
    const spare = runs.includes('TL') && !runs.includes('TH');
    const raised = spare ? changeRuns(plan, (run) => run.replace('TL', 'TH')) : plan;
    return spare || runs.includes('TH') ? changeRuns(raised, (run) => run.replace(/\bO(?=\d)/, 'H')) : plan;
  }
  return plan;
}

function changeRuns(plan: Plan, change: (run: string) => string): Plan {
  return {
    ...plan,
    back: change(plan.back),
    ...(plan.left && { left: change(plan.left) }),
    ...(plan.island && { island: change(plan.island) }),
  };
}
