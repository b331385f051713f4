import { randomId } from '@funnel/browser/random-id';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import type { Outcome } from '@funnel/contract/client';
import {
  cancelMyAppointmentEndpoint,
  moveMyAppointmentEndpoint,
} from '@funnel/contract/customer-area/keep-my-appointment';
import { precallDurationSeconds } from '@funnel/domain/slot/slot';
import { useState } from 'react';
import { useCalls } from '../shell/call.ts';

/** What came of the last thing the customer did. */
export type AppointmentNews = 'chosen' | 'moved' | 'cancelled' | 'taken' | 'over' | 'failed';

interface AppointmentOptions {
  readonly enquiryId: string;
  /** Without an appointment the first choice is a wish for a call-back. */
  readonly hasAppointment: boolean;
  readonly onChanged: () => Promise<void>;
}

/** Moves, cancels or asks for the call of one enquiry. */
export function useMyAppointment({ enquiryId, hasAppointment, onChanged }: AppointmentOptions) {
  const { call } = useCalls();
  /** `sending`: 'cancel', or the start of the new time. */
  const [state, setState] = useState<{ news?: AppointmentNews; sending?: string }>({});

  async function change(
    sending: string,
    done: AppointmentNews,
    outcomeOf: () => Promise<Outcome<unknown>>,
  ): Promise<AppointmentNews> {
    setState({ sending });
    const outcome = await outcomeOf();
    const news = outcome.ok ? done : newsOf(outcome.failure.code);
    if (news === done || news === 'over') await onChanged();
    setState({ news });
    return news;
  }

  return {
    ...state,
    choose(start: string, slotMinutes: number): Promise<AppointmentNews> {
      if (hasAppointment) {
        return change(start, 'moved', () => call(moveMyAppointmentEndpoint, { body: { enquiryId, start } }));
      }
      const idempotencyKey = randomId();
      const body = { enquiryId, ts: start, duration: precallDurationSeconds(slotMinutes) };
      return change(start, 'chosen', () => call(requestPrecallEndpoint, { body, idempotencyKey }));
    },
    cancel: () =>
      change('cancel', 'cancelled', () => call(cancelMyAppointmentEndpoint, { body: { enquiryId } })),
    forgetNews: () => setState({}),
  };
}

export type MyAppointment = ReturnType<typeof useMyAppointment>;

function newsOf(code: string): AppointmentNews {
  if (code === 'SLOT_TAKEN') return 'taken';
  return code === 'APPOINTMENT_OVER' ? 'over' : 'failed';
}
