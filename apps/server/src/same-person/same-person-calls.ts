import {
  keepApartEndpoint,
  mergeAllEndpoint,
  mergeEnquiryEndpoint,
  unmergeEnquiryEndpoint,
} from '@funnel/contract/same-person/merge-enquiry';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { mergeAll } from './merge-all.ts';
import { keepApart, mergeEnquiry, unmergeEnquiry } from './merge-enquiry.ts';

export const samePersonCalls: readonly BoundCall[] = [
  answer(mergeEnquiryEndpoint, mergeEnquiry),
  answer(mergeAllEndpoint, mergeAll),
  answer(unmergeEnquiryEndpoint, unmergeEnquiry),
  answer(keepApartEndpoint, keepApart),
];
