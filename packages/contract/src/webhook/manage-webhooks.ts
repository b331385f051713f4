import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { DISABLED_REASONS } from '@funnel/domain/webhook/webhook-state';
import { defineEndpoint } from '../endpoint.ts';

const instant = z.iso.datetime();
const id = plainText(64);
const MAX_RESENT = 100;
const MAX_PAGE = 100;
const MAX_URL_LENGTH = 2000;

export const listWebhooksEndpoint = defineEndpoint({
  path: '/api/v1/desk/webhooks',
  summary: 'The addresses that are told of events, and how they do.',
  capability: 'webhook.manage',
  reply: z.object({
    data: z.object({
      endpoints: z.array(
        z.object({
          endpointId: z.string(),
          url: z.string(),
          createdAt: instant,
          /** Absent while it is active. */
          disabled: z.object({ because: z.enum(DISABLED_REASONS), at: instant }).optional(),
          /** The first 410 since its last success. After a day of them it is paused. */
          goneSince: instant.optional(),
          /** Events delivered in the last thirty days. */
          told: z.int(),
          /** Events whose last try failed, with retries left. */
          waiting: z.int(),
          /** The outcome of the last try: OK, a status, or the code of a failure. */
          lastOutcome: z.string().optional(),
        }),
      ),
    }),
  }),
});

export const addWebhookEndpoint = defineEndpoint({
  path: '/api/v1/desk/webhooks',
  summary: 'Tells an address of every event from now on. The secret is shown once.',
  capability: 'webhook.manage',
  body: z.object({ url: plainText(MAX_URL_LENGTH) }),
  reply: z.object({ data: z.object({ endpointId: z.string(), secret: z.string() }) }),
});

export const pauseWebhookEndpoint = defineEndpoint({
  path: '/api/v1/desk/webhooks/pause',
  summary: 'Tells an address nothing for a while, or again. What happens meanwhile is not told later.',
  capability: 'webhook.manage',
  body: z.object({ endpointId: id, isPaused: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const removeWebhookEndpoint = defineEndpoint({
  path: '/api/v1/desk/webhooks/remove',
  summary: 'Tells an address nothing any more, and drops its log.',
  capability: 'webhook.manage',
  body: z.object({ endpointId: id }),
  errors: ['NOT_FOUND'],
});

const outcome = { outcome: z.string(), ms: z.int() };

export const testWebhookEndpoint = defineEndpoint({
  path: '/api/v1/desk/webhooks/test',
  summary:
    'Calls an address at once with an event of the type `webhook.test`, without any enquiry, and tells what it answered.',
  capability: 'webhook.manage',
  body: z.object({ endpointId: id }),
  reply: z.object({ data: z.object(outcome) }),
  errors: ['NOT_FOUND'],
});

const listedDelivery = z.object({
  deliveryId: z.string(),
  eventId: z.string(),
  endpointId: z.string(),
  /** Absent for a test, and once the enquiry is erased. */
  type: z.string().optional(),
  /** The first is 1. */
  attempt: z.int(),
  at: instant,
  ...outcome,
  /** Whether it is the latest try of its event at this address. */
  isLast: z.boolean(),
});
export type ListedDelivery = z.output<typeof listedDelivery>;

export const listDeliveriesEndpoint = defineEndpoint({
  path: '/api/v1/desk/webhooks/deliveries',
  summary: 'The log of tries of the last thirty days, newest first, in pages.',
  capability: 'webhook.manage',
  query: z.object({
    endpointId: id.optional(),
    /** `failed`: tries without success. */
    only: z.enum(['failed']).optional(),
    after: z
      .string()
      .regex(/^\d{1,18}$/, 'must be the cursor of a page')
      .optional(),
    limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(50),
  }),
  reply: z.object({
    data: z.object({ deliveries: z.array(listedDelivery), attempts: z.int(), next: z.string().nullable() }),
  }),
});

export const showDeliveryEndpoint = defineEndpoint({
  path: '/api/v1/desk/webhooks/delivery',
  summary: 'What was posted. It holds personal data, so the view is written down.',
  capability: 'webhook.manage',
  shows: 'logged',
  query: z.object({ eventId: z.uuid() }),
  reply: z.object({ data: z.object({ body: z.string() }) }),
  errors: ['NOT_FOUND'],
});

export const resendDeliveriesEndpoint = defineEndpoint({
  path: '/api/v1/desk/webhooks/resend',
  summary: 'Tells an address of events once more.',
  capability: 'webhook.manage',
  body: z.object({ endpointId: id, eventIds: z.array(z.uuid()).min(1).max(MAX_RESENT) }),
  reply: z.object({ data: z.object({ queued: z.int() }) }),
  errors: ['NOT_FOUND', 'WRONG_STATE'],
});
