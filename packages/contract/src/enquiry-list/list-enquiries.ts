import { APPOINTMENT_KINDS } from '@funnel/domain/appointment/appointment';
import { LOST_REASONS, STATUSES } from '@funnel/domain/pipeline/status';
import { z } from '@funnel/domain/schema';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { toldStandingShape } from '../appointment/told-standing.ts';
import { defineEndpoint } from '../endpoint.ts';
import { personSchema } from '../enquiry/person.ts';
import { nextStepSchema } from '../next-step/next-step.ts';
import { staffMemberSchema } from '../staff/staff-member.ts';
import { enquiryFilterShape } from './enquiry-filter.ts';

const instant = z.iso.datetime({ offset: true });

/** The cap of counts: an exact count of a million takes too long. */
export const MAX_COUNT = 1000;
const MAX_PAGE = 100;

/** The cursor after the last row of a page. */
const cursor = z.string().regex(/^\d{1,15}~[\w-]{1,64}$/, 'must be the cursor of a page');

const listedEnquiry = z.object({
  enquiryId: z.string(),
  version: z.int(),
  receivedAt: instant,
  status: z.enum(STATUSES),
  lostReason: z.enum(LOST_REASONS).nullable(),
  ...personSchema.shape,
  answers: z.record(z.string(), z.string()),
  /** In thousands of euros. */
  estimateValue: z.number().nullable(),
  showroom: z.string().nullable(),
  source: z.string().nullable(),
  campaign: z.string().nullable(),
  /** Suspect, without a verdict. */
  isSuspect: z.boolean(),
  /** Rescued, without a verdict. */
  isRescued: z.boolean(),
  /** Merged into another enquiry of the same person. */
  isMerged: z.boolean(),
  assignee: staffMemberSchema.nullable(),
  /** The call, booked or wished for. */
  appointment: z
    .object({
      kind: z.enum(APPOINTMENT_KINDS),
      ...toldStandingShape,
      start: instant,
      end: instant,
    })
    .nullable(),
  /** The next meeting with a planner. */
  visit: z.object({ kind: z.enum(VISIT_KINDS), showroom: z.string(), start: instant }).nullable(),
  /** What is to be done next; null: nothing, as for a closed enquiry. */
  step: nextStepSchema.nullable(),
});
export type ListedEnquiry = z.output<typeof listedEnquiry>;

export const listEnquiriesEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries',
  summary: 'Enquiries that fit search and filters, newest first, in pages.',
  capability: 'enquiry.read',
  shows: ['enquiries'],
  query: z.object({
    ...enquiryFilterShape,
    after: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(50),
  }),
  reply: z.object({
    data: z.object({
      enquiries: z.array(listedEnquiry),
      /** For the next page; null after the last one. */
      next: z.string().nullable(),
    }),
  }),
});

/** A separate call, so that a list never waits for its count. */
export const countEnquiriesEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiries/count',
  summary: 'How many enquiries fit search and filters, counted up to a thousand.',
  capability: 'enquiry.read',
  query: z.object(enquiryFilterShape),
  reply: z.object({
    /** With `isMore` there are more than `count`. */
    data: z.object({ count: z.int(), isMore: z.boolean() }),
  }),
  isAutomatic: true,
});
