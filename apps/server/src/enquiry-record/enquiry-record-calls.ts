import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { listTimeline } from './list-timeline.ts';
import { showEnquiry } from './show-enquiry.ts';

export const enquiryRecordCalls: readonly BoundCall[] = [
  answer(showEnquiryEndpoint, showEnquiry),
  answer(listTimelineEndpoint, listTimeline),
];
