import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';
import { settleSecret } from './settle-report.ts';

/** Long text is truncated, not refused: the report may have the only copy of an enquiry. */
function cutText(maxLength: number) {
  return z.string().transform((text) => text.slice(0, maxLength));
}

const errorReportSchema = z.object({
  timestamp: z.iso.datetime({ offset: true }),
  appSource: cutText(100),
  description: cutText(500),
  /** The form data of the failed call. Fields that our forms do not have are dropped. */
  body: z.record(z.string(), z.unknown()).optional(),
  error: cutText(4000).optional(),
  /** It authorises the tab to report later that the enquiry has arrived elsewhere. */
  settleSecret: settleSecret.optional().catch(undefined),
});

export type ErrorReport = z.output<typeof errorReportSchema>;

export const reportErrorEndpoint = defineEndpoint({
  path: '/api/v1/error-reports',
  summary: 'Keeps what went wrong in a browser, with the form data that would be lost, and tells the chat.',
  capability: 'error.report',
  limits: ['errorReportsOfClient'],
  body: errorReportSchema,
  reply: z.object({ data: z.object({ accepted: z.literal(true) }) }),
  errors: ['INSUFFICIENT_STORAGE'],
});
