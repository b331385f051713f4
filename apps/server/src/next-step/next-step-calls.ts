import {
  changeStepEndpoint,
  finishStepEndpoint,
  planStepEndpoint,
} from '@funnel/contract/next-step/manage-step';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { changeStep } from './change-step.ts';
import { finishStep } from './finish-step.ts';
import { planStep } from './plan-step.ts';

export const nextStepCalls: readonly BoundCall[] = [
  answer(planStepEndpoint, planStep),
  answer(changeStepEndpoint, changeStep),
  answer(finishStepEndpoint, finishStep),
];
