import { randomUUID } from 'node:crypto';
import { showDeliveryEndpoint } from '@funnel/contract/webhook/manage-webhooks';
import type { Actor } from '@funnel/domain/event/actor';
import type { StaffEventData } from '@funnel/domain/staff/staff-event-data';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { findEvent, type StoredEvent } from '../event/event.queries.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { callEndpoint } from './deliver-webhook.ts';
import { hostOf, newWebhookSecret, refusalOfUrl } from './new-endpoint.ts';
import { queueTry } from './queue-deliveries.ts';
import {
  deleteEndpoint,
  disableEndpoint,
  enableEndpoint,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  logDelivery,
  setGoneSince,
  tellOfDeliveries,
} from './webhook.queries.ts';
import { webhookBody } from './webhook-body.ts';
import { listDeliveries as listRows, summariesOf } from './webhook-log.queries.ts';

const DONE = { data: { done: true as const } };
const TOLD_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

interface OwnerCall<Body> {
  readonly actor: Actor;
  readonly body: Body;
}

export async function listWebhooks({ db, now, webhookRetrySeconds }: Services) {
  const endpoints = await listEndpoints(db);
  const since = new Date(now().getTime() - TOLD_DAYS * DAY_MS);
  const summaries = await summariesOf(db, { since, attempts: webhookRetrySeconds.length });
  return {
    data: {
      endpoints: endpoints.map(({ endpointId, url, createdAt, disabledAt, disabledBecause, goneSince }) => {
        const summary = summaries.get(endpointId);
        const isOn = disabledAt === null;
        return {
          ...{ endpointId, url, createdAt: createdAt.toISOString() },
          ...(disabledAt && {
            disabled: { because: disabledBecause ?? 'GONE', at: disabledAt.toISOString() },
          }),
          ...(goneSince && { goneSince: goneSince.toISOString() }),
          told: summary?.told ?? 0,
          waiting: isOn ? (summary?.waiting ?? 0) : 0,
          ...(summary && { lastOutcome: summary.lastOutcome }),
        };
      }),
    },
  };
}

export async function addWebhook(
  { db, now, webhookAllowPrivate }: Services,
  { actor, body: { url } }: OwnerCall<{ readonly url: string }>,
) {
  const refused = refusalOfUrl(url, webhookAllowPrivate);
  if (refused) throw new Refusal('INVALID_INPUT', refused, [{ field: 'url', message: refused }]);
  const endpointId = unguessableId();
  const secret = newWebhookSecret();
  await db.transaction().execute(async (tx) => {
    await insertEndpoint(tx, { endpointId, url, secret, createdAt: now() });
    await recordChange(tx, { actor, now: now() }, { act: 'added', endpointId, url });
  });
  return { data: { endpointId, secret } };
}

export async function pauseWebhook(
  { db, now }: Services,
  {
    actor,
    body: { endpointId, isPaused },
  }: OwnerCall<{ readonly endpointId: string; readonly isPaused: boolean }>,
) {
  await db.transaction().execute(async (tx) => {
    const endpoint = await lockEndpoint(tx, endpointId);
    if (!endpoint) throw notFound();
    if ((endpoint.disabledAt !== null) === isPaused) return;
    if (isPaused) await disableEndpoint(tx, endpointId, { because: 'PAUSED', at: now() });
    else await enableEndpoint(tx, endpointId);
    const act = isPaused ? 'paused' : 'resumed';
    await recordChange(tx, { actor, now: now() }, { act, endpointId, url: endpoint.url });
  });
  return DONE;
}

export async function removeWebhook(
  { db, now }: Services,
  { actor, body: { endpointId } }: OwnerCall<{ readonly endpointId: string }>,
) {
  await db.transaction().execute(async (tx) => {
    const endpoint = await lockEndpoint(tx, endpointId);
    if (!endpoint) throw notFound();
    await deleteEndpoint(tx, endpointId);
    await recordChange(tx, { actor, now: now() }, { act: 'removed', endpointId, url: endpoint.url });
  });
  return DONE;
}

/** Calls directly, so that the owner sees the result. It sends no data of an enquiry. Audited first. */
export async function testWebhook(
  services: Services,
  { actor, body: { endpointId } }: OwnerCall<{ readonly endpointId: string }>,
) {
  const { db, now } = services;
  const endpoint = await findEndpoint(db, endpointId);
  if (!endpoint) throw notFound();
  const at = now();
  const eventId = randomUUID();
  const data = { endpointId, host: hostOf(endpoint.url), eventIds: [eventId] };
  await recordStaffEvent(db, { type: 'webhook.tested', actor, happenedAt: at, data });
  const body = JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: {} });
  const { outcome, ms } = await callEndpoint(services, { ...endpoint, eventId, body, sentAt: at });
  await logDelivery(db, { eventId, endpointId, attempt: 0, at, outcome, ms });
  if (outcome === 'OK') await setGoneSince(db, endpointId, null);
  await tellOfDeliveries(db);
  return { data: { outcome, ms } };
}

interface LogCall {
  readonly query: {
    readonly endpointId?: string | undefined;
    readonly only?: 'failed' | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  };
}

export async function listDeliveries({ db, webhookRetrySeconds }: Services, { query }: LogCall) {
  const rows = await listRows(db, query);
  const page = rows.slice(0, query.limit);
  const deliveries = page.map(({ type, at, attempt, ...row }) => ({
    ...row,
    ...(type !== null && { type }),
    attempt: attempt + 1,
    at: at.toISOString(),
  }));
  const next = rows.length > query.limit ? (page.at(-1)?.deliveryId ?? null) : null;
  return { data: { deliveries, attempts: webhookRetrySeconds.length, next } };
}

interface ShowCall {
  readonly actor: Actor;
  readonly query: { readonly eventId: string };
}

/** The view is logged in the audit trail before the payload is shown. */
export async function showDelivery({ db, now }: Services, { actor, query: { eventId } }: ShowCall) {
  const event = await findEvent(db, eventId);
  if (!event) throw new Refusal('NOT_FOUND', 'There is no such event, or its enquiry is erased.');
  const data = { call: showDeliveryEndpoint.path, enquiryIds: [event.enquiryId] };
  await recordStaffEvent(db, { type: 'data.viewed', actor, happenedAt: now(), data });
  return { data: { body: webhookBody(event) } };
}

export async function resendDeliveries(
  { db, now }: Services,
  {
    actor,
    body: { endpointId, eventIds },
  }: OwnerCall<{ readonly endpointId: string; readonly eventIds: readonly string[] }>,
) {
  const at = now();
  const round = at.toISOString();
  return db.transaction().execute(async (tx) => {
    const endpoint = await lockEndpoint(tx, endpointId);
    if (!endpoint) throw notFound();
    if (endpoint.disabledAt) throw new Refusal('WRONG_STATE', 'This address is told nothing.');
    const events: StoredEvent[] = [];
    for (const eventId of new Set(eventIds)) {
      const event = await findEvent(tx, eventId);
      if (!event) continue;
      await queueTry(tx, { eventId, endpointId, attempt: 0, round }, 0);
      events.push(event);
    }
    if (events.length > 0) {
      const data = {
        ...{ endpointId, host: hostOf(endpoint.url), eventIds: events.map(({ eventId }) => eventId) },
        enquiryIds: [...new Set(events.map(({ enquiryId }) => enquiryId))],
      };
      await recordStaffEvent(tx, {
        type: 'webhook.resent',
        actor,
        happenedAt: at,
        data,
      });
    }
    return { data: { queued: events.length } };
  });
}

interface Changed {
  readonly act: NonNullable<StaffEventData['act']>;
  readonly endpointId: string;
  readonly url: string;
}

async function recordChange(
  tx: Queryable,
  { actor, now }: { actor: Actor; now: Date },
  { act, endpointId, url }: Changed,
) {
  const data = { call: 'webhooks', act, endpointId, host: hostOf(url) };
  await recordStaffEvent(tx, { type: 'data.changed', actor, happenedAt: now, data });
}

const notFound = () => new Refusal('NOT_FOUND', 'There is no such address.');
