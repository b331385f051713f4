import { enterEnquiryEndpoint } from '@funnel/contract/enquiry/enter-enquiry';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { enterEnquiry } from './enter-enquiry.ts';

export const enquiryEntryCalls: readonly BoundCall[] = [answer(enterEnquiryEndpoint, enterEnquiry)];
