import type { z } from '@funnel/domain/schema';
import { findEvent } from '../event/event.queries.ts';
import { OutsideError } from '../outside/outside-error.ts';
import { receiverAddress } from '../outside/receiver-address.ts';
import type { SignedCall } from '../outside/webhook-caller.ts';
import type { Services } from '../services.ts';
import type { deliverWebhookJob } from './deliver-webhook-job.ts';
import { queueTry } from './queue-deliveries.ts';
import { trackGoneReceiver } from './track-gone-receiver.ts';
import { findEndpoint, logDelivery, tellOfDeliveries } from './webhook.queries.ts';
import { webhookBody } from './webhook-body.ts';

type DeliverWebhook = z.output<typeof deliverWebhookJob.payload>;
type Tools = Pick<Services, 'db' | 'now' | 'logger' | 'webhookCaller' | 'webhookRetrySeconds'>;

/** One delivery attempt. Its outcome, its log entry and the next attempt are one transaction. */
export async function deliverWebhook(tools: Tools, payload: DeliverWebhook): Promise<void> {
  const { db, now, logger, webhookRetrySeconds } = tools;
  const { eventId, endpointId, attempt } = payload;
  const endpoint = await findEndpoint(db, endpointId);
  const event = await findEvent(db, eventId);
  // The endpoint was removed or the enquiry erased meanwhile.
  if (!endpoint || !event) return;
  const at = now();
  const call = { ...endpoint, eventId, body: webhookBody(event), sentAt: at };
  const { failure, outcome, ms } = await callEndpoint(tools, call);
  const logged = { event: event.type, eventId, receiver: receiverAddress(endpoint.url), attempt };
  const pauseSeconds = webhookRetrySeconds[attempt + 1];

  await db.transaction().execute(async (tx) => {
    const isActive = await trackGoneReceiver(tx, { endpointId, failure, at });
    await logDelivery(tx, { eventId, endpointId, attempt, at, outcome, ms });
    if (!failure) return;
    logger.warn({ ...logged, code: failure.code, status: failure.status }, 'webhook failed');
    if (!isActive) return;
    if (pauseSeconds === undefined) logger.error(logged, 'webhook given up');
    else await queueTry(tx, { ...payload, attempt: attempt + 1 }, pauseSeconds);
  });
  // The delivery is stored already: a failed notification is no failure of it.
  await tellOfDeliveries(db).catch(() => undefined);
}

/** One call with its outcome and duration. */
export async function callEndpoint(tools: Pick<Tools, 'webhookCaller'>, call: SignedCall) {
  const startedAt = performance.now();
  const failure = await tell(tools, call);
  const ms = Math.round(performance.now() - startedAt);
  return { failure, ms, outcome: failure === undefined ? 'OK' : String(failure.status ?? failure.code) };
}

async function tell(
  { webhookCaller }: Pick<Tools, 'webhookCaller'>,
  call: SignedCall,
): Promise<OutsideError | undefined> {
  try {
    await webhookCaller.call(call);
    return undefined;
  } catch (error) {
    if (error instanceof OutsideError) return error;
    throw error;
  }
}
