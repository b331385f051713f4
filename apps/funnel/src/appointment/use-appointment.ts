import { patiently } from '@funnel/browser/patiently';
import {
  cancelAppointmentEndpoint,
  confirmAppointmentEndpoint,
  moveAppointmentEndpoint,
  showAppointmentEndpoint,
} from '@funnel/contract/appointment/manage-appointment';
import type { Outcome } from '@funnel/contract/client';
import type { z } from '@funnel/domain/schema';
import type { ChangeResult } from '@funnel/screen/appointment/appointment-result';
import { useEffect, useState } from 'react';
import { callAtlas } from '../shell/call.ts';
import { followToken } from '../shell/fragment-token.ts';

const call = patiently(callAtlas);

type Reply = z.output<typeof showAppointmentEndpoint.reply>;
export type Appointment = Reply['data'];

interface State {
  readonly status: 'loading' | 'ready' | 'unknown' | 'failed';
  readonly appointment?: Appointment;
  readonly result?: ChangeResult | undefined;
  /** Being sent: 'confirm', 'cancel', or the start of the new time. */
  readonly sending?: string | undefined;
}

/** The appointment behind the link in the address, and the actions on it. */
export function useAppointment() {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [token, setToken] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(
    () =>
      followToken('appointment', (taken) => {
        setToken(taken);
        setState({ status: taken ? 'loading' : 'unknown' });
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads again.
  useEffect(() => {
    if (token === undefined) return;
    let isLate = false;
    void call(showAppointmentEndpoint, { body: { token } }).then((outcome) => {
      if (!isLate) setState((before) => ({ ...before, ...shownAfter(outcome) }));
    });
    return () => {
      isLate = true;
    };
  }, [token, round]);

  /** Every change is idempotent. */
  async function change(
    sending: string,
    done: ChangeResult,
    send: (token: string) => Promise<Outcome<Reply>>,
  ): Promise<ChangeResult> {
    setState(({ result: _, ...before }) => ({ ...before, sending }));
    const outcome = await send(token ?? '');
    const result = outcome.ok ? done : resultOf(outcome.failure.code);
    setState((before) => ({
      ...before,
      sending: undefined,
      result,
      ...(outcome.ok && { appointment: outcome.reply.data }),
      ...(result === 'over' &&
        before.appointment && { appointment: { ...before.appointment, canChange: false } }),
    }));
    return result;
  }

  return {
    ...state,
    retry(): void {
      setState({ status: 'loading' });
      setRound((before) => before + 1);
    },
    async confirm(): Promise<void> {
      const result = await change('confirm', 'confirmed', (held) =>
        call(confirmAppointmentEndpoint, { body: { token: held } }),
      );
      // Too late: the time is taken.
      if (result === 'taken') setState(lapsed);
    },
    move: (start: string) =>
      change(start, 'moved', (held) => call(moveAppointmentEndpoint, { body: { token: held, start } })),
    cancel: () =>
      change('cancel', 'cancelled', (held) => call(cancelAppointmentEndpoint, { body: { token: held } })),
    forgetResult: () => setState(({ result: _, ...before }) => before),
  };
}

function lapsed({ appointment, ...before }: State): State {
  return {
    ...before,
    result: 'lapsed',
    ...(appointment && {
      appointment: { ...appointment, state: 'LAPSED', confirmed: false, toConfirm: null },
    }),
  };
}

function shownAfter(outcome: Outcome<Reply>): State {
  if (outcome.ok) return { status: 'ready', appointment: outcome.reply.data };
  const { code } = outcome.failure;
  return { status: code === 'NOT_FOUND' || code === 'INVALID_INPUT' ? 'unknown' : 'failed' };
}

function resultOf(code: string): ChangeResult {
  if (code === 'SLOT_TAKEN') return 'taken';
  return code === 'APPOINTMENT_OVER' ? 'over' : 'failed';
}
