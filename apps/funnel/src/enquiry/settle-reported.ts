import { fetchInTime } from '@funnel/browser/client-at';
import { createClient } from '@funnel/contract/client';
import { settleReportEndpoint } from '@funnel/contract/error-report/settle-report';
import { isDue, keepWaiting, waitingAfter, waitingCall } from '../shell/waiting-call.ts';
import { knownSettleSecret } from './settle-secret.ts';

export interface Contact {
  readonly personal_email: string;
  readonly personal_telephone_raw: string;
}

interface Arrived extends Contact {
  readonly secret: string;
}

/** The call outlives the page: the visitor goes on without waiting for it. */
const ownServer = createClient((url, init) => fetchInTime(url, { ...init, keepalive: true }), '');

const isSame = (one: Arrived, other: Arrived) => JSON.stringify(one) === JSON.stringify(other);
const arrivals = () => waitingCall<readonly Arrived[]>('settlement')?.body ?? [];

function keep(body: readonly Arrived[], notBefore?: number): void {
  // Closing is idempotent, so no key is needed.
  const call = { body, idempotencyKey: '', ...(notBefore !== undefined && { notBefore }) };
  keepWaiting('settlement', body.length > 0 ? call : undefined);
}

/** Another system has the enquiry of this person, so our rescued copy can be closed. */
export function settleReported({ personal_email, personal_telephone_raw }: Contact): void {
  const secret = knownSettleSecret();
  if (secret === undefined) return;
  // Stored before the call, so that the next page can send it.
  keep([...arrivals(), { secret, personal_email, personal_telephone_raw }]);
  void sendWaitingSettlement();
}

/** Reports to our server that an enquiry has arrived elsewhere. On failure the report is queued in the tab. */
export async function sendWaitingSettlement(): Promise<void> {
  const waiting = waitingCall<readonly Arrived[]>('settlement');
  if (!waiting || !isDue(waiting)) return;
  for (const body of waiting.body) {
    const outcome = await ownServer.call(settleReportEndpoint, { body });
    const still = outcome.ok ? undefined : waitingAfter(waiting, outcome.failure);
    if (still) return keep(arrivals(), still.notBefore);
    keep(arrivals().filter((each) => !isSame(each, body)));
  }
}
