import { z } from '@funnel/domain/schema';
import { plainText } from '@funnel/domain/text/plain-text';
import { defineEndpoint } from '../endpoint.ts';

/** The secret of the tab that sent a report: 128 random bits or more. */
export const settleSecret = z.string().regex(/^[\w-]{22,64}$/);

export const settleReportEndpoint = defineEndpoint({
  path: '/api/v1/error-reports/settled',
  summary:
    "Tells that the retailer's own system has an enquiry after all that this tab has reported. What was rescued of it is closed. Whether there was any is not told.",
  capability: 'error.report',
  limits: ['errorReportsOfClient'],
  body: z.object({
    secret: settleSecret,
    /** From the enquiry that has arrived. Another person may have used the same tab. */
    personal_email: plainText(320),
    personal_telephone_raw: plainText(100),
  }),
  reply: z.object({ data: z.object({ accepted: z.literal(true) }) }),
});
