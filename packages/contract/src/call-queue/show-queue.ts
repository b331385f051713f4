import { POINTS, type PointReason } from '@funnel/domain/call-queue/points';
import { PROMISE_KINDS, QUEUE_GROUPS } from '@funnel/domain/call-queue/queue-group';
import { STATUSES } from '@funnel/domain/pipeline/status';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';
import { personSchema } from '../enquiry/person.ts';
import { priceScaleSchema } from '../estimate/price-scale.ts';
import { claimSchema } from './claim.ts';

const instant = z.iso.datetime({ offset: true });
const POINT_REASONS = Object.keys(POINTS) as [PointReason, ...PointReason[]];

export const pointsSchema = z.object({
  sum: z.int(),
  parts: z.array(z.object({ reason: z.enum(POINT_REASONS), points: z.int() })).readonly(),
});

const queueEntry = z.object({
  enquiryId: z.string(),
  version: z.int(),
  group: z.enum(QUEUE_GROUPS),
  promise: z.object({ kind: z.enum(PROMISE_KINDS), from: instant, until: instant }),
  /** Unanswered calls so far. */
  tries: z.int(),
  points: pointsSchema,
  status: z.enum(STATUSES),
  receivedAt: instant,
  ...personSchema.shape,
  answers: z.record(z.string(), z.string()),
  estimateValue: z.number().nullable(),
  estimatePercentile: z.number().nullable(),
  /** The range of all prices, with the percentiles of the budget. */
  priceScale: priceScaleSchema,
  showroom: z.string().nullable(),
  source: z.string().nullable(),
  campaign: z.string().nullable(),
  /** Suspect, without a verdict. */
  isSuspect: z.boolean(),
  /** Rescued, without a verdict. */
  isRescued: z.boolean(),
  hasFloorPlan: z.boolean(),
  assignee: z.string().nullable(),
  claim: claimSchema,
});
export type QueueEntry = z.output<typeof queueEntry>;

/** Counted up to a limit. */
const count = z.int();

export const showQueueEndpoint = defineEndpoint({
  path: '/api/v1/desk/queue',
  summary:
    'Who is to be called now or next, the most urgent first: overdue, now, next; or, as LATER, with whom a later call is agreed. Ordered by the time left on the promise, then by points.',
  capability: 'call.make',
  shows: ['entries', 'next'],
  query: z.object({
    tab: z.enum(['NOW', 'LATER']).default('NOW'),
    /** Only enquiries of this showroom. */
    showroom: plainText(64).optional(),
  }),
  reply: z.object({
    data: z.object({
      /** The server's clock, which all times are relative to. */
      now: instant,
      /** The most urgent, at most fifty. One's own claimed call is under NOW, whenever it is due. */
      entries: z.array(queueEntry),
      /** The first LATER calls. Given while NOW is empty. */
      next: z.array(queueEntry),
      /** The calls of each tab, with those not listed; NOW and LATER are counted up to some hundreds. */
      counts: z.object({ NOW: count, LATER: count, DONE: count }),
      /** Calls ended today in which somebody was reached, and those that led to a meeting. */
      doneToday: z.object({ reached: count, meetings: count }),
    }),
  }),
});

/** A call of its own, so that every screen can show the count at little cost. */
export const countQueueEndpoint = defineEndpoint({
  path: '/api/v1/desk/queue/count',
  summary: 'How many calls are overdue, due now or due within the hour, counted up to some hundreds.',
  capability: 'call.make',
  reply: z.object({ data: z.object({ due: z.int() }) }),
  isAutomatic: true,
});
