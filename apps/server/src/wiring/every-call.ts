import { accountCalls } from '../account/account-calls.ts';
import { appointmentCalls } from '../appointment/appointment-calls.ts';
import { auditCalls } from '../audit/audit-calls.ts';
import { calendarCalls } from '../calendar/calendar-calls.ts';
import { calendarFeedCalls } from '../calendar-feed/calendar-feed-calls.ts';
import { callQueueCalls } from '../call-queue/call-queue-calls.ts';
import { customerAreaCalls } from '../customer-area/customer-area-calls.ts';
import { enquiryCalls } from '../enquiry/enquiry-calls.ts';
import { enquiryEntryCalls } from '../enquiry-entry/enquiry-entry-calls.ts';
import { enquiryListCalls } from '../enquiry-list/enquiry-list-calls.ts';
import { enquiryRecordCalls } from '../enquiry-record/enquiry-record-calls.ts';
import { estimateCalls } from '../estimate/estimate-calls.ts';
import { floorPlanCalls } from '../floor-plan/floor-plan-calls.ts';
import type { BoundCall } from '../http/bind-call.ts';
import { nextStepCalls } from '../next-step/next-step-calls.ts';
import { pipelineCalls } from '../pipeline/pipeline-calls.ts';
import { plannerCalls } from '../planner/planner-calls.ts';
import { presenceCalls } from '../presence/presence-calls.ts';
import { samePersonCalls } from '../same-person/same-person-calls.ts';
import { savedViewCalls } from '../saved-view/saved-view-calls.ts';
import { showroomCalls } from '../showroom/showroom-calls.ts';
import { slotCalls } from '../slot/slot-calls.ts';
import { staffCalls } from '../staff/staff-calls.ts';
import { visitCalls } from '../visit/visit-calls.ts';
import { webhookCalls } from '../webhook/webhook-calls.ts';
import { jointCalls } from './joint-calls.ts';

/** Every call of a concept. `app.ts` binds them in one loop. */
export const EVERY_CALL: readonly BoundCall[] = [
  ...accountCalls,
  ...appointmentCalls,
  ...auditCalls,
  ...calendarCalls,
  ...calendarFeedCalls,
  ...callQueueCalls,
  ...customerAreaCalls,
  ...enquiryCalls,
  ...enquiryEntryCalls,
  ...enquiryListCalls,
  ...enquiryRecordCalls,
  ...estimateCalls,
  ...floorPlanCalls,
  ...nextStepCalls,
  ...pipelineCalls,
  ...plannerCalls,
  ...presenceCalls,
  ...samePersonCalls,
  ...savedViewCalls,
  ...showroomCalls,
  ...slotCalls,
  ...staffCalls,
  ...visitCalls,
  ...webhookCalls,
  ...jointCalls,
];
