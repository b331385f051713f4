import type { WebhookEvent } from '@funnel/contract/event/event';
import type { StoredEvent } from '../event/event.queries.ts';

type SentEvent = Pick<StoredEvent, 'type' | 'version' | 'happenedAt' | 'actor' | 'data'>;

/** The same for every attempt: an event does not change. */
export function webhookBody({ type, version, happenedAt, actor, data }: SentEvent): string {
  const event: WebhookEvent = { type, version, timestamp: happenedAt.toISOString(), actor, data };
  return JSON.stringify(event);
}
