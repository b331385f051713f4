import { countEnquiriesEndpoint, listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { countEnquiries, listEnquiries } from './list-enquiries.ts';

export const enquiryListCalls: readonly BoundCall[] = [
  answer(listEnquiriesEndpoint, listEnquiries),
  answer(countEnquiriesEndpoint, countEnquiries),
];
