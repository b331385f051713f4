import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import {
  confirmEmailEndpoint,
  confirmEnquiryEndpoint,
  disownAccountEndpoint,
} from '@funnel/contract/account/confirm-email';
import { changePasswordEndpoint, deleteAccountEndpoint } from '@funnel/contract/account/keep-account';
import { requestPasswordResetEndpoint, resetPasswordEndpoint } from '@funnel/contract/account/reset-password';
import {
  openSessionEndpoint,
  showSessionEndpoint,
  signInEndpoint,
  signOutEndpoint,
} from '@funnel/contract/account/session';
import {
  deleteMyFileEndpoint,
  downloadMyFileEndpoint,
  uploadMyFilesEndpoint,
} from '@funnel/contract/customer-area/keep-files';
import {
  cancelMyAppointmentEndpoint,
  moveMyAppointmentEndpoint,
} from '@funnel/contract/customer-area/keep-my-appointment';
import { showOverviewEndpoint, showStatusEndpoint } from '@funnel/contract/customer-area/show-overview';
import type { Customer } from '@funnel/domain/access/principal';
import type { Actor } from '@funnel/domain/event/actor';
import { MAX_FILE_BYTES, MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import type { FastifyInstance } from 'fastify';
import { activateIflow } from './account/activate-iflow.ts';
import { changePassword } from './account/change-password.ts';
import { confirmEmail } from './account/confirm-email.ts';
import { confirmEnquiry } from './account/confirm-enquiry.ts';
import { deleteAccount } from './account/delete-account.ts';
import { disownAccount } from './account/disown-account.ts';
import { openSession } from './account/open-session.ts';
import { requestPasswordReset, resetPassword } from './account/reset-password.ts';
import { signIn } from './account/sign-in.ts';
import { signOut } from './account/sign-out.ts';
import { cancelAppointment, moveAppointment } from './appointment/keep-appointment.ts';
import { deleteMyFile, downloadMyFile } from './customer-area/keep-files.ts';
import { ownAppointmentToken } from './customer-area/own-appointment.ts';
import { ownEnquiry } from './customer-area/own-enquiry.ts';
import { showOverview, showStatus } from './customer-area/show-overview.ts';
import { claimFiles } from './floor-plan/claim-files.ts';
import { uploadFiles } from './floor-plan/upload-files.ts';
import { holdRefusals } from './http/hold-refusals.ts';
import { registerDownload } from './http/register-download.ts';
import { registerEndpoint } from './http/register-endpoint.ts';
import { registerUpload } from './http/register-upload.ts';
import type { Services } from './services.ts';

/** Binds the endpoints of accounts and the customer area to their handlers. */
export async function answerCustomerCalls(app: FastifyInstance, services: Services): Promise<void> {
  const heldRefusals = holdRefusals(services.holdRefusalMs);
  registerEndpoint(app, activateIflowEndpoint, (call) => activateIflow(services, call), heldRefusals);
  registerEndpoint(app, openSessionEndpoint, (call) => openSession(services, call));
  registerEndpoint(app, signInEndpoint, (call) => signIn(services, call), heldRefusals);
  registerEndpoint(app, signOutEndpoint, (call) => signOut(services, call));
  registerEndpoint(app, requestPasswordResetEndpoint, (call) => requestPasswordReset(services, call));
  registerEndpoint(app, resetPasswordEndpoint, (call) => resetPassword(services, call));
  registerEndpoint(app, disownAccountEndpoint, (call) => disownAccount(services, call));

  registerEndpoint(app, showSessionEndpoint, async ({ by }) => ({
    data: { email: by.email, isConfirmed: by.kind === 'customer' },
  }));
  registerEndpoint(app, confirmEmailEndpoint, (call) => confirmEmail(services, call));
  registerEndpoint(app, confirmEnquiryEndpoint, (call) => confirmEnquiry(services, call));
  registerEndpoint(app, showStatusEndpoint, (call) => showStatus(services, call));
  registerEndpoint(app, showOverviewEndpoint, (call) => showOverview(services, call));
  registerEndpoint(app, changePasswordEndpoint, (call) => changePassword(services, call));
  registerEndpoint(app, deleteAccountEndpoint, (call) => deleteAccount(services, call));

  registerEndpoint(app, moveMyAppointmentEndpoint, async ({ by, body: { enquiryId, start } }) => {
    const token = await ownAppointmentToken(services, by, enquiryId);
    return moveAppointment(services, { body: { token, start }, actor: actorOf(by) });
  });
  registerEndpoint(app, cancelMyAppointmentEndpoint, async ({ by, body: { enquiryId } }) => {
    const token = await ownAppointmentToken(services, by, enquiryId);
    return cancelAppointment(services, { body: { token }, actor: actorOf(by) });
  });

  const uploadLimits = { files: MAX_FILES, bytesPerFile: MAX_FILE_BYTES };
  await registerUpload(app, uploadMyFilesEndpoint, uploadLimits, async (call) => {
    const { kitchenId } = await ownEnquiry(services, call.by, call.query.enquiryId);
    const { data } = await uploadFiles(services, call);
    const fcIds = data.uploadedFiles.map(({ fileId }) => fileId);
    await claimFiles(services, {
      body: { kitchenId, fcIds },
      idempotencyKey: undefined,
      actor: actorOf(call.by),
    });
    return { data };
  });
  registerDownload(app, downloadMyFileEndpoint, (call) => downloadMyFile(services, call));
  registerEndpoint(app, deleteMyFileEndpoint, (call) => deleteMyFile(services, call));
}

const actorOf = ({ accountId }: Customer): Actor => ({ kind: 'customer', id: accountId });
