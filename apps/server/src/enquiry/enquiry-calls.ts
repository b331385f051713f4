import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { submitEnquiry } from './submit-enquiry.ts';
import { submitTerminfinderEnquiry } from './submit-terminfinder-enquiry.ts';

export const enquiryCalls: readonly BoundCall[] = [
  answer(submitEnquiryEndpoint, submitEnquiry),
  answer(submitTerminfinderEnquiryEndpoint, submitTerminfinderEnquiry),
];
