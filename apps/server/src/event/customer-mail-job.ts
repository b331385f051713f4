import { z } from '@funnel/domain/schema';
import { defineJob } from '../jobs/job.ts';

const CUSTOMER_NOTICES = [
  'ACCESS_CREATED',
  'RESET_REQUESTED',
  'PASSWORD_CHANGED',
  'ACCOUNT_DELETED',
  'ENQUIRY_TO_CONFIRM',
] as const;

/** A mail about an account. The payload holds no token: links are made together with the mail, so none is stored. */
export const customerMailJob = defineJob({
  name: 'customer-mail',
  payload: z.object({
    kind: z.enum(CUSTOMER_NOTICES),
    email: z.string(),
    /** Which of the pending accounts of this address was made. */
    accountId: z.string().optional(),
    /** Which enquiry waits for the customer. */
    enquiryId: z.string().optional(),
  }),
  // Retries for about a day. Then the address is deleted.
  rules: { retryLimit: 14, retryDelay: 5, retryDelayMax: 4 * 60 * 60, deleteAfterSeconds: 60 * 60 },
  atOnce: 1,
});

export type CustomerNotice = z.output<typeof customerMailJob.payload>;
