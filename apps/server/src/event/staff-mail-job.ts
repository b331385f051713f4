import { z } from '@funnel/domain/schema';
import { LANGUAGES } from '@funnel/domain/text/text';
import { defineJob } from '../jobs/job.ts';

// Retries for about a day.
const rules = { retryLimit: 14, retryDelay: 5, retryDelayMax: 4 * 60 * 60, deleteAfterSeconds: 60 * 60 };

/**
 * The mail of an invitation to the desk. The payload has only the invitation; the link is made when the mail is
 * rendered.
 */
export const staffMailJob = defineJob({
  name: 'staff-mail',
  payload: z.object({ invitationId: z.string() }),
  rules,
  atOnce: 1,
});

const STAFF_ACCESS_NOTICES = ['RESET_REQUESTED', 'PASSWORD_CHANGED'] as const;

/** A mail about the password of one of the staff. The payload has no token: the link is made when it is rendered. */
export const staffAccessMailJob = defineJob({
  name: 'staff-access-mail',
  payload: z.object({
    kind: z.enum(STAFF_ACCESS_NOTICES),
    email: z.string(),
    language: z.enum(LANGUAGES),
  }),
  rules,
  atOnce: 1,
});

export type StaffAccessNotice = z.output<typeof staffAccessMailJob.payload>;
