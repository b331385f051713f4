import { fetchInTime } from '@funnel/browser/client-at';
import { sleep } from '@funnel/browser/sleep';
import { callWithRetries } from '@funnel/contract/call-with-retries';
import { type Client, createClient, type Failure, type Outcome } from '@funnel/contract/client';
import { SUPPORT_CODE_HEADER } from '@funnel/contract/endpoint';
import { makeSupportCode } from '@funnel/domain/desk/support-code';
import { createContext, useContext } from 'react';

/** Calls our own server, which identifies the session by its cookie. Whoever asks for help can name a failed call. */
export const callServer: Client['call'] = async (...call) => {
  const supportCode = makeSupportCode((bytes) => crypto.getRandomValues(bytes));
  const headers = { [SUPPORT_CODE_HEADER]: supportCode };
  const client = createClient(
    (url, init) => fetchInTime(url, { ...init, headers: { ...init.headers, ...headers } }),
    '',
  );
  const outcome = await client.call(...call);
  return outcome.ok ? outcome : { ok: false, failure: { ...outcome.failure, supportCode } };
};

/** Retries if there is no answer. */
export const callPatiently: Client['call'] = (...call) => callWithRetries(() => callServer(...call), sleep);

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

/** The code of a failed query or mutation. */
export function codeOf(error: unknown): Failure['code'] | undefined {
  return error instanceof FailedCall ? error.failure.code : undefined;
}
