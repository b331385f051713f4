import { APPOINTMENT_KINDS } from '@funnel/domain/appointment/appointment';
import { CALL_OUTCOMES } from '@funnel/domain/call-queue/claim';
import { FILE_MARKS } from '@funnel/domain/floor-plan/file-mark';
import { FILE_PURPOSES } from '@funnel/domain/floor-plan/file-purpose';
import { LOST_REASONS, STATUSES } from '@funnel/domain/pipeline/status';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { VISIT_KINDS, VISIT_STATES } from '@funnel/domain/visit/visit';
import { toldStandingShape } from '../appointment/told-standing.ts';
import { claimSchema } from '../call-queue/claim.ts';
import { pointsSchema } from '../call-queue/show-queue.ts';
import { defineEndpoint } from '../endpoint.ts';
import { personSchema } from '../enquiry/person.ts';
import { priceScaleSchema } from '../estimate/price-scale.ts';
import { nextStepSchema, suggestedSchema } from '../next-step/next-step.ts';
import { staffMemberSchema } from '../staff/staff-member.ts';

const instant = z.iso.datetime({ offset: true });
const id = plainText(64);

const enquiryRecord = z.object({
  enquiryId: z.string(),
  kitchenId: z.string(),
  /** For the next change. */
  version: z.int(),
  receivedAt: instant,
  status: z.enum(STATUSES),
  lostReason: z.enum(LOST_REASONS).nullable(),
  /** The statuses it may move to now. */
  moves: z.array(z.enum(STATUSES)).readonly(),
  assignee: staffMemberSchema.nullable(),
  showroom: z.string().nullable(),
  contact: z.object({
    ...personSchema.shape,
    firstName: z.string(),
    lastName: z.string(),
    telephoneRaw: z.string(),
    /** Whether the address has a confirmed account in the customer area. */
    hasAccount: z.boolean(),
    /** Withheld: staff entered the address, and the holder of its account has not confirmed the enquiry yet. */
    isWithheld: z.boolean(),
  }),
  answers: z.record(z.string(), z.string()),
  /** In thousands of euros, with its percentile. */
  estimate: z
    .object({ value: z.number(), percentile: z.number().nullable(), scale: priceScaleSchema })
    .nullable(),
  points: pointsSchema,
  origin: z.object({
    source: z.string().nullable(),
    funnel: z.string().nullable(),
    tracking: z.record(z.string(), z.string()),
    /** The hidden fields of the retailer's page, by name. */
    hidden: z.record(z.string(), z.string()),
    device: z.string().nullable(),
    suspicion: z.array(z.string()),
    isRescued: z.boolean(),
    /** It has a verdict. */
    isVetted: z.boolean(),
  }),
  /** When the visitor asked for a call by sending the enquiry, and the number of calls since. */
  consent: z.object({ askedForCallAt: instant, callsMade: z.int() }),
  files: z.array(
    z.object({
      fileId: z.string(),
      name: z.string(),
      mediaType: z.string(),
      bytes: z.number(),
      /** Active content of a PDF, such as scripts. */
      marks: z.array(z.enum(FILE_MARKS)),
      uploadedAt: instant,
      purpose: z.enum(FILE_PURPOSES),
      /** The name of the staff member who added it; null: the customer. */
      addedBy: z.string().nullable(),
    }),
  ),
  appointment: z
    .object({
      kind: z.enum(APPOINTMENT_KINDS),
      ...toldStandingShape,
      start: instant,
      end: instant,
    })
    .nullable(),
  visits: z.array(
    z.object({
      visitId: z.string(),
      kind: z.enum(VISIT_KINDS),
      state: z.enum(VISIT_STATES),
      showroom: z.string(),
      planner: z.string().nullable(),
      start: instant,
      end: instant,
    }),
  ),
  /** What is to be done next, the first in front. */
  steps: z.array(nextStepSchema),
  /** The working days that are proposed for plans. */
  suggested: suggestedSchema,
  /** In euros. */
  offerValue: z.int().nullable(),
  wonValue: z.int().nullable(),
  tries: z.int(),
  /** The newest first. */
  calls: z.array(
    z.object({
      callId: z.string(),
      by: z.string(),
      outcome: z.enum(CALL_OUTCOMES),
      begunAt: instant,
      endedAt: instant,
    }),
  ),
  claim: claimSchema,
  mails: z.array(
    z.object({
      kind: z.string(),
      queuedAt: instant,
      sentAt: instant.nullable(),
      failure: z.string().nullable(),
    }),
  ),
  /** The newest first. */
  notes: z.array(z.object({ noteId: z.string(), by: z.string(), writtenAt: instant, text: z.string() })),
  /** Other enquiries with the same e-mail address or telephone number. */
  samePerson: z.array(
    z.object({
      enquiryId: z.string(),
      fullName: z.string(),
      receivedAt: instant,
      status: z.enum(STATUSES),
      lostReason: z.enum(LOST_REASONS).nullable(),
      answers: z.record(z.string(), z.string()),
      /** In thousands of euros. */
      estimateValue: z.number().nullable(),
      /** The way it came. */
      source: z.string().nullable(),
      sameEmail: z.boolean(),
      samePhone: z.boolean(),
      /** Merged into this one. */
      isMerged: z.boolean(),
    }),
  ),
  /** The enquiry that this one was merged into. */
  mergedInto: z.object({ enquiryId: z.string(), fullName: z.string() }).nullable(),
});
export type EnquiryRecord = z.output<typeof enquiryRecord>;

export const showEnquiryEndpoint = defineEndpoint({
  path: '/api/v1/desk/enquiry',
  summary: 'Everything about one enquiry. That it was looked at is written down.',
  capability: 'enquiry.read',
  shows: 'logged',
  query: z.object({ enquiryId: id }),
  reply: z.object({ data: enquiryRecord }),
  errors: ['NOT_FOUND'],
});
