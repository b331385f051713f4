import { randomId } from '@funnel/browser/random-id';
import { useCalls } from '@funnel/browser/session/calls';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import type { Outcome } from '@funnel/contract/client';
import {
  cancelMyAppointmentEndpoint,
  confirmMyAppointmentEndpoint,
  moveMyAppointmentEndpoint,
} from '@funnel/contract/customer-area/manage-my-appointment';
import { precallDurationSeconds } from '@funnel/domain/slot/slot';
import type { ChangeResult } from '@funnel/screen/appointment/appointment-result';
import { useState } from 'react';

interface AppointmentOptions {
  readonly enquiryId: string;
  /** Without an appointment the first choice is a wish for a call-back. */
  readonly hasAppointment: boolean;
  readonly onChanged: () => Promise<void>;
}

/** Confirms, moves, cancels or requests the call of one enquiry. */
export function useMyAppointment({ enquiryId, hasAppointment, onChanged }: AppointmentOptions) {
  const { call } = useCalls();
  /** `sending`: 'confirm', 'cancel', or the start of the new time. */
  const [state, setState] = useState<{ result?: ChangeResult; sending?: string }>({});

  async function change(
    sending: string,
    done: ChangeResult,
    outcomeOf: () => Promise<Outcome<unknown>>,
  ): Promise<ChangeResult> {
    setState({ sending });
    const outcome = await outcomeOf();
    const result = outcome.ok ? done : resultOf(outcome.failure.code, done);
    if (result !== 'taken' && result !== 'failed') await onChanged();
    setState({ result });
    return result;
  }

  return {
    ...state,
    choose(start: string, slotMinutes: number): Promise<ChangeResult> {
      if (hasAppointment) {
        return change(start, 'moved', () => call(moveMyAppointmentEndpoint, { body: { enquiryId, start } }));
      }
      const idempotencyKey = randomId();
      const body = { enquiryId, ts: start, duration: precallDurationSeconds(slotMinutes) };
      return change(start, 'chosen', () => call(requestPrecallEndpoint, { body, idempotencyKey }));
    },
    confirm: () =>
      change('confirm', 'confirmed', () => call(confirmMyAppointmentEndpoint, { body: { enquiryId } })),
    cancel: () =>
      change('cancel', 'cancelled', () => call(cancelMyAppointmentEndpoint, { body: { enquiryId } })),
    forgetResult: () => setState({}),
  };
}

export type MyAppointment = ReturnType<typeof useMyAppointment>;

function resultOf(code: string, done: ChangeResult): ChangeResult {
  // A late confirmation loses a time that others have taken; for other times the customer picks another one.
  if (code === 'SLOT_TAKEN') return done === 'confirmed' ? 'lapsed' : 'taken';
  return code === 'APPOINTMENT_OVER' ? 'over' : 'failed';
}
