import type { Customer } from '@funnel/domain/access/principal';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { findEnquiryOf } from './overview.queries.ts';

/** The enquiry, if it belongs to this customer. Another customer's enquiry gets the same answer as an unknown one. */
export async function ownEnquiry({ db }: Services, customer: Customer, enquiryId: string) {
  const enquiry = await findEnquiryOf(db, customer.email, enquiryId);
  if (!enquiry) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
  return enquiry;
}
