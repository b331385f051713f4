import type { Queryable } from '../db/database.ts';
import { jobIdOf } from '../jobs/job-id.ts';
import { sendJob } from '../jobs/send-job.queries.ts';
import { deliverWebhookJob } from './deliver-webhook-job.ts';
import { enabledEndpointIds } from './webhook.queries.ts';

const FIRST_ROUND = 'first';

/** Queues a first attempt for each endpoint. Idempotent for the same event and round. */
export async function queueDeliveries(
  tx: Queryable,
  { eventId, round = FIRST_ROUND }: { eventId: string; round?: string },
): Promise<number> {
  const endpointIds = await enabledEndpointIds(tx);
  for (const endpointId of endpointIds) await queueTry(tx, { eventId, endpointId, attempt: 0, round }, 0);
  return endpointIds.length;
}

interface Try {
  readonly eventId: string;
  readonly endpointId: string;
  readonly attempt: number;
  readonly round: string;
}

export async function queueTry(tx: Queryable, payload: Try, afterSeconds: number): Promise<void> {
  const { eventId, endpointId, round, attempt } = payload;
  const id = jobIdOf('webhook', eventId, endpointId, round, attempt);
  await sendJob(tx, deliverWebhookJob, payload, { id, afterSeconds });
}
