import { stateAt } from '@funnel/domain/appointment/appointment';
import type { StepKind } from '@funnel/domain/next-step/step';
import { findAppointmentOf, placeAppointment } from '../appointment/appointment.queries.ts';
import type { Queryable } from '../db/database.ts';
import { announce, type NewEvent } from '../event/announce.ts';
import { lockPerson } from '../next-step/settle-steps.queries.ts';
import { listOpenSteps } from '../next-step/step.queries.ts';
import { cancelVisitIn } from '../visit/cancel-visit.queries.ts';

interface Cancelling extends Pick<NewEvent, 'enquiryId' | 'actor' | 'happenedAt' | 'afterSeconds'> {
  readonly now: Date;
  /** Without visits: only the call is replaced. */
  readonly kinds: readonly StepKind[];
}

export const CALLS: readonly StepKind[] = ['CALL', 'WISH'];
export const ALL_TIMES: readonly StepKind[] = [...CALLS, 'VISIT'];

/**
 * Cancels the times that the customer was promised and that are still to come. They are told by mail. The caller has
 * locked the enquiry.
 */
export async function cancelAgreedTimes(tx: Queryable, cancelling: Cancelling): Promise<string[]> {
  const { kinds, now, ...event } = cancelling;
  const { enquiryId } = event;
  const eventIds: string[] = [];
  const { personId } = await lockPerson(tx, enquiryId);
  const steps = (await listOpenSteps(tx, personId)).filter((step) => step.enquiryId === enquiryId);
  for (const { kind, stepId } of steps.filter((step) => kinds.includes(step.kind) && step.endsAt > now)) {
    if (kind === 'VISIT') {
      const eventId = await cancelVisitIn(tx, { visitId: stepId, now, ...event });
      if (eventId) eventIds.push(eventId);
      continue;
    }
    const current = await findAppointmentOf(tx, enquiryId);
    if (!current || stateAt(current, now) === 'CANCELLED') continue;
    await placeAppointment(tx, { enquiryId, current, now }, { ...current, state: 'CANCELLED', seat: null });
    eventIds.push(await announce(tx, { ...event, type: 'appointment.cancelled' }));
  }
  return eventIds;
}
