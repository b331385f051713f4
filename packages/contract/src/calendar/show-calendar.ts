import { APPOINTMENT_KINDS, APPOINTMENT_STATES } from '@funnel/domain/appointment/appointment';
import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { defineEndpoint } from '../endpoint.ts';

const instant = z.iso.datetime({ offset: true });
const who = { enquiryId: z.string(), fullName: z.string(), start: instant, end: instant };

export const showCalendarEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/desk/calendar',
  summary: 'Calls and visits of a day or a week, and how many seats of each time for calls are taken.',
  capability: 'calendar.read',
  query: z.object({
    from: z.iso.date(),
    days: z.coerce.number().int().min(1).max(7).default(7),
    /** Only visits with planners of this showroom. */
    showroom: plainText(64).optional(),
  }),
  reply: z.object({
    data: z.object({
      /** Every time for calls; none on a closed day. */
      slots: z.array(z.object({ start: instant, end: instant, capacity: z.int(), taken: z.int() })),
      calls: z.array(
        z.object({
          ...who,
          kind: z.enum(APPOINTMENT_KINDS),
          /** WISHED and LAPSED are to be settled. */
          state: z.enum(APPOINTMENT_STATES),
        }),
      ),
      visits: z.array(
        z.object({
          ...who,
          visitId: z.string(),
          kind: z.enum(VISIT_KINDS),
          showroom: z.string(),
          planner: z.string().nullable(),
        }),
      ),
    }),
  }),
  errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});
