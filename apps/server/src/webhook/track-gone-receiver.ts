import { judgeTry } from '@funnel/domain/webhook/webhook-state';
import type { Queryable } from '../db/database.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { hostOf } from './new-endpoint.ts';
import { disableEndpoint, lockEndpoint, setGoneSince } from './webhook.queries.ts';

interface Tried {
  readonly endpointId: string;
  readonly failure: { readonly status?: number | undefined } | undefined;
  readonly at: Date;
}

/**
 * Stores the first 410 Gone of an address, and pauses it after a day. Returns whether it still gets events. Call it
 * before any write that refers to the address: it locks the row, and concurrent tries would deadlock otherwise.
 */
export async function trackGoneReceiver(tx: Queryable, { endpointId, failure, at }: Tried): Promise<boolean> {
  const endpoint = await lockEndpoint(tx, endpointId);
  if (!endpoint || endpoint.disabledAt) return false;
  const { goneSince, isGone } = judgeTry(endpoint.goneSince, { failure, at });
  if (goneSince?.getTime() !== endpoint.goneSince?.getTime()) await setGoneSince(tx, endpointId, goneSince);
  if (!isGone) return true;
  await disableEndpoint(tx, endpointId, { because: 'GONE', at });
  const data = { call: 'webhooks', act: 'gone', endpointId, host: hostOf(endpoint.url) } as const;
  await recordStaffEvent(tx, { type: 'data.changed', actor: { kind: 'system' }, happenedAt: at, data });
  return false;
}
