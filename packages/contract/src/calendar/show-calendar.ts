import { APPOINTMENT_KINDS } from '@funnel/domain/appointment/appointment';
import { z } from '@funnel/domain/schema';
import { CLOSED_BY } from '@funnel/domain/slot/closed-by';
import { plainText } from '@funnel/domain/text/plain-text';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { toldStandingShape } from '../appointment/told-standing.ts';
import { claimSchema } from '../call-queue/claim.ts';
import { defineEndpoint } from '../endpoint.ts';
import { staffMemberSchema } from '../staff/staff-member.ts';

const instant = z.iso.datetime({ offset: true });
const person = staffMemberSchema.nullable();
const who = {
  enquiryId: z.string(),
  fullName: z.string(),
  telephone: z.string(),
  postcode: z.string(),
  /** The answers that describe the kitchen, as codes. */
  answers: z.record(z.string(), z.string()),
  start: instant,
  end: instant,
  claim: claimSchema,
  /** Marks without a verdict. */
  isSuspect: z.boolean(),
  isRescued: z.boolean(),
};

const calendarSlot = z.object({ start: instant, end: instant, capacity: z.int(), taken: z.int() });
const calendarCall = z.object({
  ...who,
  kind: z.enum(APPOINTMENT_KINDS),
  /** WISHED and LAPSED need a decision of the staff. */
  ...toldStandingShape,
  showroom: z.string().nullable(),
  /** The assignee of the enquiry. */
  person,
});
const calendarVisit = z.object({
  ...who,
  visitId: z.string(),
  kind: z.enum(VISIT_KINDS),
  showroom: z.string(),
  /** The planner. */
  person,
});
export type CalendarSlot = z.output<typeof calendarSlot>;
export type CalendarCall = z.output<typeof calendarCall>;
export type CalendarVisit = z.output<typeof calendarVisit>;

const calendarReply = z.object({
  data: z.object({
    now: instant,
    days: z.array(
      z.object({
        date: z.iso.date(),
        /** The reason for no calls; null if there are some. */
        closedBy: z.enum(CLOSED_BY).nullable(),
        /** The reason of a closure, or the name of a holiday; empty if unknown. */
        reason: z.string(),
      }),
    ),
    /** Every slot for calls; none on a closed day. `taken` counts the calls of all staff. */
    slots: z.array(calendarSlot),
    calls: z.array(calendarCall),
    visits: z.array(calendarVisit),
  }),
});
export type CalendarData = z.output<typeof calendarReply>['data'];

export const showCalendarEndpoint = defineEndpoint({
  path: '/api/v1/desk/calendar',
  summary: 'Calls and visits of a day or a week, and how many seats of each time for calls are taken.',
  capability: 'calendar.read',
  shows: ['calls', 'visits'],
  query: z.object({
    from: z.iso.date(),
    days: z.coerce.number().int().min(1).max(7).default(7),
    /** Only visits with planners of this showroom, and calls of enquiries that prefer it. */
    showroom: plainText(64).optional(),
    /** Only the visits of this planner, and the calls of their enquiries. */
    staffId: plainText(64).optional(),
  }),
  reply: calendarReply,
});
