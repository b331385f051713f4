import { clientAt } from '@funnel/browser/client-at';
import { sleep } from '@funnel/browser/sleep';
import { callWithRetries } from '@funnel/contract/call-with-retries';
import type { Client, Failure, Outcome } from '@funnel/contract/client';
import { createContext, useContext } from 'react';

const client = clientAt('');

/** Calls our own server, which identifies the session by its cookie. */
export const callServer: Client['call'] = (...call) => client.call(...call);

/** Retries if there is no answer. */
export const callPatiently: Client['call'] = (...call) => callWithRetries(() => client.call(...call), sleep);

interface Calls {
  /** For idempotent calls: retries if there is no answer. */
  readonly call: Client['call'];
  /** For calls that are not idempotent. */
  readonly callOnce: Client['call'];
}

const CallContext = createContext<Calls>({ call: callPatiently, callOnce: callServer });
export const CallProvider = CallContext.Provider;

/** Calls that report the end of the session as soon as one of them meets it. */
export function callsOfSession(loseSession: () => void): Calls {
  const watched =
    (call: Client['call']): Client['call'] =>
    async (...made) => {
      const outcome = await call(...made);
      if (!outcome.ok && isSessionOver(outcome.failure)) loseSession();
      return outcome;
    };
  return { call: watched(callPatiently), callOnce: watched(callServer) };
}

export function useCalls(): Calls {
  return useContext(CallContext);
}

export function isSessionOver({ code }: Failure): boolean {
  return code === 'UNAUTHENTICATED';
}

/** Why a query or mutation has failed. */
export class FailedCall extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** The reply, as queries and mutations want it: a failure is thrown. */
export async function replyOf<T>(calling: Promise<Outcome<T>>): Promise<T> {
  const outcome = await calling;
  if (outcome.ok) return outcome.reply;
  throw new FailedCall(outcome.failure);
}
