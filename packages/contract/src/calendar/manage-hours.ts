import { visitSettingsSchema } from '@funnel/domain/desk/desk-settings';
import { z } from '@funnel/domain/schema';
import { openingHoursSchema, slotSettingsSchema } from '@funnel/domain/slot/slot-settings';
import { plainText } from '@funnel/domain/text/plain-text';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { defineEndpoint } from '../endpoint.ts';

const instant = z.iso.datetime({ offset: true });
const { slotMinutes, capacity, noticeMinutes, daysAhead, holidayStates, closures } = slotSettingsSchema.shape;
const unconfirmedHours = slotSettingsSchema.shape.unconfirmedHours.unwrap();
const closure = closures.element;
const who = { enquiryId: z.string(), fullName: z.string(), telephone: z.string(), start: instant };

const hoursReply = z.object({
  data: z.object({
    /** The version of everything below. Saving with a stale version is refused. */
    version: z.string(),
    openingHours: openingHoursSchema,
    slotMinutes,
    capacity,
    noticeMinutes,
    daysAhead,
    /** 0: a picked slot is booked at once; else it is reserved, and has to be confirmed within these hours. */
    unconfirmedHours,
    holidayStates,
    closures,
    visits: visitSettingsSchema,
    /** Orphaned bookings: calls outside the new hours. They stay booked; somebody has to move them. */
    booked: z.array(z.object({ ...who, hasEmail: z.boolean() })),
    /** The same for visits. */
    bookedVisits: z.array(z.object({ ...who, kind: z.enum(VISIT_KINDS), showroom: z.string() })),
  }),
});
export type Hours = z.output<typeof hoursReply>['data'];

const change = {
  /** Dry run: returns the effect of the change. */
  isTrial: z.boolean().default(false),
  /** Sends a mail to the people with orphaned calls, to choose another time. */
  tell: z.boolean().default(false),
};

export const showHoursEndpoint = defineEndpoint({
  path: '/api/v1/desk/hours',
  summary: 'When calls are made and visits agreed, how many at once, and the closed days.',
  capability: 'calendar.read',
  shows: ['booked', 'bookedVisits'],
  reply: hoursReply,
});

export const changeHoursEndpoint = defineEndpoint({
  path: '/api/v1/desk/hours',
  summary:
    'Changes when calls are made and how many at once, and length and number of visits. What is left out stays; what is booked stays booked. STALE: somebody has changed it meanwhile, and nothing is overwritten.',
  capability: 'hours.change',
  shows: ['booked', 'bookedVisits'],
  body: z.object({
    version: plainText(64),
    openingHours: openingHoursSchema.optional(),
    slotMinutes: slotMinutes.optional(),
    capacity: capacity.optional(),
    noticeMinutes: noticeMinutes.optional(),
    daysAhead: daysAhead.optional(),
    unconfirmedHours: unconfirmedHours.optional(),
    holidayStates: holidayStates.optional(),
    visits: visitSettingsSchema.optional(),
    ...change,
  }),
  reply: hoursReply,
  errors: ['STALE'],
});

export const closeDaysEndpoint = defineEndpoint({
  path: '/api/v1/desk/closures',
  summary: 'Closes days for calls and visits, both ends included. Names what is booked on them.',
  capability: 'hours.change',
  shows: ['booked', 'bookedVisits'],
  body: closure.safeExtend(change),
  reply: hoursReply,
});

export const openDaysEndpoint = defineEndpoint({
  path: '/api/v1/desk/closures/open',
  summary: 'Takes a closure away, by its two ends.',
  capability: 'hours.change',
  shows: ['booked', 'bookedVisits'],
  body: closure,
  reply: hoursReply,
  errors: ['NOT_FOUND'],
});

export const changeSeatsEndpoint = defineEndpoint({
  path: '/api/v1/desk/slot-seats',
  summary:
    'Changes how many calls one time has room for. `seen` is the number before: if it is another one by now, the answer is STALE and nothing is overwritten.',
  capability: 'hours.change',
  body: z.object({ start: instant, capacity, seen: z.int() }),
  reply: z.object({ data: z.object({ start: instant, capacity: z.int() }) }),
  errors: ['NOT_FOUND', 'STALE'],
});
