import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import type { ErrorReport } from '@funnel/contract/error-report/report-error';
import { limitsOf } from '@funnel/contract/limits-of';
import { rescuedEnquiry } from '@funnel/domain/enquiry/rescued-enquiry';
import type { Rescue } from '../error-report/report-error.ts';
import { limitCalls } from '../http/call-limiter.ts';
import { Refusal } from '../http/refusal.ts';
import type { CallFacts } from '../http/wrap-calls.ts';
import type { Services } from '../services.ts';
import { rescueEnquiry } from './rescue-enquiry.ts';

/** Finds the enquiry in a report. The rate limits of enquiries apply; above them only the report is stored. */
export function rescuer(services: Services) {
  const limited = limitCalls(services, limitsOf(submitEnquiryEndpoint));
  return async (call: CallFacts & { readonly body: ErrorReport }): Promise<Rescue> => {
    const rescued = rescuedEnquiry(call.body.body, services.settings.current().ownQuestions);
    if (!rescued) return undefined;
    const { settleSecret } = call.body;
    const rescue: Rescue = (tx, now) => rescueEnquiry(tx, { ...rescued, settleSecret }, now);
    try {
      return await limited({ ...call, body: rescued.enquiry }, async () => rescue);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };
}
