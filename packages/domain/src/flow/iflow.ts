export type IflowStep = 'floorplan' | 'signup' | 'confirmation' | 'exit';
export type IflowEvent = 'next' | 'skip' | 'back' | 'use-benefits';

const TRANSITIONS: Readonly<Record<IflowStep, Partial<Record<IflowEvent, IflowStep>>>> = {
  floorplan: { next: 'signup', skip: 'signup' },
  signup: { back: 'floorplan', skip: 'confirmation' },
  confirmation: { 'use-benefits': 'signup', skip: 'exit' },
  exit: {},
};

/** The step after an event. An event that a step does not handle changes nothing. */
export function iflowStepAfter(step: IflowStep, event: IflowEvent): IflowStep {
  return TRANSITIONS[step][event] ?? step;
}
