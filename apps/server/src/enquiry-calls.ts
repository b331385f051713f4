import { countEnquiriesEndpoint, listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import {
  addNoteEndpoint,
  assignEnquiryEndpoint,
  changeStatusEndpoint,
} from '@funnel/contract/pipeline/change-enquiry';
import { listColleaguesEndpoint } from '@funnel/contract/staff/list-colleagues';
import type { FastifyInstance } from 'fastify';
import { DESK_CHANGE_LIMITS, DESK_READ_LIMITS } from './call-limits.ts';
import { countEnquiries, listEnquiries } from './enquiry-list/list-enquiries.ts';
import { limitCalls } from './http/call-limiter.ts';
import { registerEndpoint } from './http/register-endpoint.ts';
import { addNote, assignEnquiry, changeStatus } from './pipeline/change-enquiry.ts';
import { listActiveStaff } from './pipeline/pipeline.queries.ts';
import type { Services } from './services.ts';

/** Binds the endpoints of the staff's work with enquiries to their handlers. */
export function answerEnquiryCalls(app: FastifyInstance, services: Services): void {
  const read = limitCalls(services, DESK_READ_LIMITS);
  const change = limitCalls(services, DESK_CHANGE_LIMITS);
  registerEndpoint(
    app,
    listColleaguesEndpoint,
    async () => ({ data: { colleagues: await listActiveStaff(services.db) } }),
    read,
  );
  registerEndpoint(app, listEnquiriesEndpoint, (call) => listEnquiries(services, call), read);
  registerEndpoint(app, countEnquiriesEndpoint, (call) => countEnquiries(services, call), read);
  registerEndpoint(app, changeStatusEndpoint, (call) => changeStatus(services, call), change);
  registerEndpoint(app, assignEnquiryEndpoint, (call) => assignEnquiry(services, call), change);
  registerEndpoint(app, addNoteEndpoint, (call) => addNote(services, call), change);
}
