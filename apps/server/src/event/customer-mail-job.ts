import { z } from '@funnel/domain/schema';
import { defineJob } from '../jobs/job.ts';

const CUSTOMER_NOTICES = [
  'ACCESS_CREATED',
  'RESET_REQUESTED',
  'PASSWORD_CHANGED',
  'ACCOUNT_DELETED',
] as const;

/** A mail about an account. It names no token: links are made when the mail is, so that none is ever stored. */
export const customerMailJob = defineJob({
  name: 'customer-mail',
  payload: z.object({
    kind: z.enum(CUSTOMER_NOTICES),
    email: z.string(),
    /** Which of the accounts that wait for this address has been made. */
    accountId: z.string().optional(),
  }),
  // About a day of trying; the address is not kept longer than that.
  rules: { retryLimit: 14, retryDelay: 5, retryDelayMax: 4 * 60 * 60, deleteAfterSeconds: 60 * 60 },
  atOnce: 1,
});

export type CustomerNotice = z.output<typeof customerMailJob.payload>;
