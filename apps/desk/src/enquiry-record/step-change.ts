import type { StepChange } from '@funnel/contract/next-step/manage-step';
import type { NextStep, Planned } from '@funnel/contract/next-step/next-step';
import { PLAN_KINDS } from '@funnel/domain/next-step/step';

/** What a form has changed of a step. An overdue day stays unless another is chosen. */
export function changeOf(step: NextStep, { kind, date, time, staffId, text = '' }: Planned): StepChange {
  const before = {
    date: step.from.slice(0, 10),
    time: step.isWholeDay ? undefined : step.from.slice(11, 16),
  };
  const isMoved = date !== before.date || time !== before.time;
  return {
    staffId: staffId ?? null,
    text,
    ...(PLAN_KINDS.some((each) => each === step.kind) && { kind }),
    ...(isMoved && { when: { date, ...(time !== undefined && { time }) } }),
  };
}
