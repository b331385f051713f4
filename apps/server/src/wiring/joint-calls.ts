import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { uploadMyFilesEndpoint } from '@funnel/contract/customer-area/manage-files';
import {
  cancelMyAppointmentEndpoint,
  confirmMyAppointmentEndpoint,
  moveMyAppointmentEndpoint,
} from '@funnel/contract/customer-area/manage-my-appointment';
import { exportEnquiriesEndpoint } from '@funnel/contract/enquiry-list/export-enquiries';
import { addFilesEndpoint } from '@funnel/contract/enquiry-record/add-files';
import { readFileEndpoint } from '@funnel/contract/enquiry-record/read-file';
import { reportErrorEndpoint } from '@funnel/contract/error-report/report-error';
import { recogniseHolder } from '../account/recognise-holder.ts';
import { cancelAppointment, confirmAppointment, moveAppointment } from '../appointment/manage-appointment.ts';
import { requestPrecall } from '../appointment/request-precall.ts';
import { drawStoredPdf } from '../customer-area/draw-stored-pdf.ts';
import { ownAppointmentToken } from '../customer-area/own-appointment.ts';
import { ownEnquiry } from '../customer-area/own-enquiry.ts';
import { exportEnquiries } from '../enquiry-export/export-enquiries.ts';
import { shownEnquiry } from '../enquiry-list/shown-enquiries.ts';
import { findKitchen } from '../enquiry-record/enquiry-record.queries.ts';
import { readFile } from '../enquiry-record/read-file.ts';
import { reportError } from '../error-report/report-error.ts';
import { attachFiles } from '../floor-plan/attach-files.ts';
import { uploadFiles } from '../floor-plan/upload-files.ts';
import { answer, answerBy, answerWithFile, type BoundCall, receiveFiles } from '../http/bind-call.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { rescuer } from './rescuer.ts';

/** The calls across concepts. */
export const jointCalls: readonly BoundCall[] = [
  answer(requestPrecallEndpoint, async (services, call) =>
    requestPrecall(services, { ...call, customerEmail: await confirmedEmailOf(services, call.session) }),
  ),
  answerBy(reportErrorEndpoint, (services) => {
    const rescueOf = rescuer(services);
    return async (call) => reportError(services, { ...call, rescue: await rescueOf(call) });
  }),
  answerWithFile(readFileEndpoint, (services, call) =>
    readFile(services, call, (pdf) => drawStoredPdf(services, pdf)),
  ),
  answerWithFile(exportEnquiriesEndpoint, (services, call) => exportEnquiries(services, call, shownEnquiry)),
  receiveFiles(addFilesEndpoint, async (services, call) => {
    const { actor, query } = call;
    const kitchenId = await findKitchen(services.db, query.enquiryId);
    if (kitchenId === undefined) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
    const { data } = await uploadFiles(services, call);
    await attachFiles(services, {
      body: { kitchenId, fcIds: data.uploadedFiles.map(({ fileId }) => fileId) },
      idempotencyKey: undefined,
      actor,
      ofStaff: { purpose: query.purpose, addedBy: actor.id },
    });
    return { data };
  }),
  receiveFiles(uploadMyFilesEndpoint, async (services, call) => {
    const { kitchenId } = await ownEnquiry(services, call.by, call.query.enquiryId);
    const { data } = await uploadFiles(services, call);
    await attachFiles(services, {
      body: { kitchenId, fcIds: data.uploadedFiles.map(({ fileId }) => fileId) },
      idempotencyKey: undefined,
      actor: call.actor,
    });
    return { data };
  }),
  answer(confirmMyAppointmentEndpoint, async (services, { by, actor, body: { enquiryId } }) => {
    const token = await ownAppointmentToken(services, by, enquiryId);
    return confirmAppointment(services, { body: { token }, actor });
  }),
  answer(moveMyAppointmentEndpoint, async (services, { by, actor, body: { enquiryId, start } }) => {
    const token = await ownAppointmentToken(services, by, enquiryId);
    return moveAppointment(services, { body: { token, start }, actor });
  }),
  answer(cancelMyAppointmentEndpoint, async (services, { by, actor, body: { enquiryId } }) => {
    const token = await ownAppointmentToken(services, by, enquiryId);
    return cancelAppointment(services, { body: { token }, actor });
  }),
];

/** The confirmed address of a signed-in customer, on calls that anybody may make. */
async function confirmedEmailOf(services: Services, { token }: BrowserSession): Promise<string | undefined> {
  const holder = token === undefined ? undefined : await recogniseHolder(services, token);
  return holder?.kind === 'customer' ? holder.email : undefined;
}
