import { EVENT_TYPES } from '@funnel/contract/event/event';
import { MAIL_KINDS } from '@funnel/domain/mail/mail-kind';
import { z } from '@funnel/domain/schema';
import { defineJob } from '../jobs/job.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The id of the mail; its content and the address are read when it is sent. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({
    mailId: z.uuid(),
    kind: z.enum(MAIL_KINDS),
    enquiryId: z.string(),
    /** The event that a notice to the retailer is about. */
    eventType: z.enum(EVENT_TYPES).nullable(),
    /** The appointment's sequence at that time. A stale mail is not sent. */
    sequence: z.int().nullable(),
    /** The visit that the mail confirms. */
    visitId: z.string().optional(),
    /** The sequence of the visit at that time. */
    visitSequence: z.int().optional(),
  }),
  // Retries for about two days.
  rules: { retryLimit: 20, retryDelay: 5, retryDelayMax: 4 * 60 * 60, deleteAfterSeconds: 30 * DAY_SECONDS },
  atOnce: 2,
  batchSize: 8,
});

export type SendMail = z.output<typeof sendMailJob.payload>;
