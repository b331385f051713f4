import { jobIdOf } from '../jobs/job-id.ts';

/**
 * The mail that all others about an enquiry refer to: the first one to the retailer. Mails to the visitor refer to it
 * too, so that the visitor's answer stands in the retailer's thread. It does not reveal the enquiry's id.
 */
export function threadIdOf(enquiryId: string): string {
  return jobIdOf('thread', enquiryId);
}
