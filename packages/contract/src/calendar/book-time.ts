import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { VISIT_KINDS } from '@funnel/domain/visit/visit';
import { visitMinutesSchema } from '@funnel/domain/visit/visit-minutes';
import { defineEndpoint } from '../endpoint.ts';

const id = plainText(64);
const instant = z.iso.datetime({ offset: true });

/** Kept, or cancelled with a mail. */
export const promisedSchema = z.enum(['KEEP', 'CANCEL']);

/** A time that staff and customer agree on. */
export const agreedTime = z.discriminatedUnion('kind', [
  /** A call at a time offered to visitors. */
  z.object({ kind: z.literal('CALL'), start: instant }),
  z.object({
    kind: z.literal('VISIT'),
    visit: z.enum(VISIT_KINDS),
    /** The planner's showroom, also for a visit at home or by video. */
    showroom: id,
    start: instant,
    /** The staff id of the planner. Left out: whoever is free, where planners are set up in the showroom. */
    planner: id.optional(),
    /** By default as long as set for its kind. */
    minutes: visitMinutesSchema.optional(),
    /** Whether the customer gets a confirmation by mail. */
    confirm: z.boolean().default(true),
  }),
]);
export type AgreedTime = z.output<typeof agreedTime>;

export const bookTimeEndpoint = defineEndpoint({
  path: '/api/v1/desk/bookings',
  summary:
    'Books a call or a visit for an enquiry, by the rules that hold for visitors. A call that is booked already is moved, or cancelled for a visit. SLOT_TAKEN: the time is not free, and nothing was changed.',
  capability: 'enquiry.change',
  body: z.object({
    enquiryId: id,
    time: agreedTime,
    /** What happens to a call that a visit replaces. Left out: it is cancelled with a mail. */
    promised: promisedSchema.optional(),
  }),
  reply: z.object({
    data: z.object({ enquiryId: z.string(), visitId: z.string().nullable(), isMoved: z.boolean() }),
  }),
  errors: ['NOT_FOUND', 'SLOT_TAKEN', 'PLANNER_BUSY', 'IDEMPOTENCY_KEY_REUSED'],
  repeatable: true,
});
