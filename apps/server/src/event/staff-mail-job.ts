import { z } from '@funnel/domain/schema';
import { defineJob } from '../jobs/job.ts';

/**
 * The mail of an invitation to the desk. The payload has only the invitation; the link is made when the mail is
 * rendered.
 */
export const staffMailJob = defineJob({
  name: 'staff-mail',
  payload: z.object({ invitationId: z.string() }),
  // Retries for about a day.
  rules: { retryLimit: 14, retryDelay: 5, retryDelayMax: 4 * 60 * 60, deleteAfterSeconds: 60 * 60 },
  atOnce: 1,
});
