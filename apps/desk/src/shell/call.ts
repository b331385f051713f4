import { fetchInTime } from '@funnel/browser/client-at';
import { type Client, createClient, type Failure, type Outcome } from '@funnel/contract/client';
import { SUPPORT_CODE_HEADER } from '@funnel/contract/endpoint';
import { makeSupportCode } from '@funnel/domain/desk/support-code';

export { useCalls } from '@funnel/browser/session/calls';

/** Calls our own server; the cookie identifies the session. A failure has the id of the call, for support. */
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

export class FailedCall extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** Unwraps a reply for queries and mutations: a failure is thrown. */
export async function replyOf<T>(calling: Promise<Outcome<T>>): Promise<T> {
  const outcome = await calling;
  if (outcome.ok) return outcome.reply;
  throw new FailedCall(outcome.failure);
}

/** The code of a failed query or mutation. */
export function codeOf(error: unknown): Failure['code'] | undefined {
  return error instanceof FailedCall ? error.failure.code : undefined;
}
