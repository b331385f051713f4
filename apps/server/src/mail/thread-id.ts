import { jobIdOf } from '../jobs/job-id.ts';

/**
 * The root of the mail thread of an enquiry: the first mail to the retailer. Mails to the visitor refer to it too, so
 * that replies are in the retailer's thread. It does not reveal the enquiry's id.
 */
export function threadIdOf(enquiryId: string): string {
  return jobIdOf('thread', enquiryId);
}
