import { CALL_OUTCOMES } from '@funnel/domain/call-queue/claim';
import { STEP_KINDS } from '@funnel/domain/next-step/step';
import { LOST_REASONS } from '@funnel/domain/pipeline/status';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { defineEndpoint } from '../endpoint.ts';
import { staffMemberSchema } from '../staff/staff-member.ts';

const instant = z.iso.datetime({ offset: true });

const doneCall = z.object({
  callId: z.string(),
  enquiryId: z.string(),
  fullName: z.string(),
  outcome: z.enum(CALL_OUTCOMES),
  lostReason: z.enum(LOST_REASONS).nullable(),
  /** What was to be done next; null: nothing. */
  next: z.object({ kind: z.enum(STEP_KINDS), at: instant }).nullable(),
  /** The meeting that was agreed on. */
  visit: z.object({ kind: z.enum(VISIT_KINDS), start: instant }).nullable(),
  endedAt: instant,
  by: staffMemberSchema,
});
export type DoneCall = z.output<typeof doneCall>;

export const listDoneCallsEndpoint = defineEndpoint({
  path: '/api/v1/desk/queue/done',
  summary: 'The calls that were ended today, by everybody, the latest first.',
  capability: 'call.make',
  shows: ['calls'],
  query: z.object({
    /** Only enquiries of this showroom. */
    showroom: plainText(64).optional(),
  }),
  reply: z.object({
    /** At most a hundred. */
    data: z.object({ calls: z.array(doneCall) }),
  }),
});
