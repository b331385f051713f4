import { POINTS, type PointReason } from '@funnel/domain/call-queue/points';
import { QUEUE_GROUPS } from '@funnel/domain/call-queue/queue-group';
import { STATUSES } from '@funnel/domain/pipeline/status';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';
import { personSchema } from '../enquiry/person.ts';
import { priceScaleSchema } from '../estimate/price-scale.ts';
import { nextStepSchema } from '../next-step/next-step.ts';
import { claimSchema } from './claim.ts';

const instant = z.iso.datetime({ offset: true });
const POINT_REASONS = Object.keys(POINTS) as [PointReason, ...PointReason[]];

export const pointsSchema = z.object({
  sum: z.int(),
  parts: z.array(z.object({ reason: z.enum(POINT_REASONS), points: z.int() })).readonly(),
});

const queueEntry = z.object({
  /** The enquiry that the person is called about. */
  enquiryId: z.string(),
  personId: z.string(),
  /** All enquiries of the person, the newest first. */
  enquiries: z.array(
    z.object({
      enquiryId: z.string(),
      receivedAt: instant,
      status: z.enum(STATUSES),
      answers: z.record(z.string(), z.string()),
    }),
  ),
  version: z.int(),
  group: z.enum(QUEUE_GROUPS),
  /** What is to be done next. */
  step: nextStepSchema,
  /** The other open steps. */
  others: z.array(nextStepSchema),
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

const count = z.int();
const day = z.iso.date();

export const showQueueEndpoint = defineEndpoint({
  path: '/api/v1/desk/queue',
  summary:
    'Who is to be called now or next, the most urgent first: overdue, promised, planned; or, as LATER, who is to be called after that. Ordered by the time left, then by points.',
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
      /** The calls of each tab, with those not listed. */
      counts: z.object({ NOW: count, LATER: count, DONE: count }),
      /** Calls of today that reached somebody, and those that led to a meeting. */
      doneToday: z.object({ reached: count, meetings: count }),
      /** The days that each plan gets by default. */
      suggested: z.object({ call: day, followUp: day, offer: day, wait: day }),
    }),
  }),
});

/** A separate call, so that every screen can show the count at little cost. */
export const countQueueEndpoint = defineEndpoint({
  path: '/api/v1/desk/queue/count',
  summary: 'How many calls are overdue, due now or due within the hour.',
  capability: 'call.make',
  reply: z.object({ data: z.object({ due: z.int() }) }),
  isAutomatic: true,
});
