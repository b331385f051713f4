import { z } from '@funnel/domain/schema';
import { openingHoursSchema, slotSettingsSchema } from '@funnel/domain/slot/slot-settings';
import { defineEndpoint } from '../endpoint.ts';

const instant = z.iso.datetime({ offset: true });
const closure = slotSettingsSchema.shape.closures.element;

/** Calls that were booked before. They stay booked: somebody has to move them. */
const bookedCalls = z.array(z.object({ enquiryId: z.string(), fullName: z.string(), start: instant }));

const hoursReply = z.object({
  data: z.object({
    openingHours: openingHoursSchema,
    slotMinutes: z.int(),
    capacity: z.int(),
    closures: z.array(closure),
    booked: bookedCalls,
  }),
});

export const showHoursEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/desk/hours',
  summary: 'When calls are made, how many at once, and the closed days.',
  capability: 'calendar.read',
  reply: hoursReply,
  errors: ['TOO_MANY_REQUESTS'],
});

export const changeHoursEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/desk/hours',
  summary:
    'Changes when calls are made, and how many at once. What is left out stays; what is booked stays booked.',
  capability: 'hours.change',
  body: z.object({
    openingHours: openingHoursSchema.optional(),
    capacity: slotSettingsSchema.shape.capacity.optional(),
  }),
  reply: hoursReply,
  errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});

export const closeDaysEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/desk/closures',
  summary: 'Closes days for calls, both ends included. Names the calls that are booked on them.',
  capability: 'hours.change',
  body: closure,
  reply: hoursReply,
  errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});

export const openDaysEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/desk/closures/open',
  summary: 'Takes a closure away, by its two ends.',
  capability: 'hours.change',
  body: closure,
  reply: hoursReply,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
