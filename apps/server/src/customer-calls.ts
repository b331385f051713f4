import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import { confirmEmailEndpoint, disownAccountEndpoint } from '@funnel/contract/account/confirm-email';
import { changePasswordEndpoint, deleteAccountEndpoint } from '@funnel/contract/account/keep-account';
import { requestPasswordResetEndpoint, resetPasswordEndpoint } from '@funnel/contract/account/reset-password';
import {
  openSessionEndpoint,
  showSessionEndpoint,
  signInEndpoint,
  signOutEndpoint,
} from '@funnel/contract/account/session';
import { showOverviewEndpoint, showStatusEndpoint } from '@funnel/contract/customer-area/show-overview';
import type { FastifyInstance } from 'fastify';
import { activateIflow } from './account/activate-iflow.ts';
import { changePassword } from './account/change-password.ts';
import { confirmEmail } from './account/confirm-email.ts';
import { deleteAccount } from './account/delete-account.ts';
import { disownAccount } from './account/disown-account.ts';
import { openSession } from './account/open-session.ts';
import { requestPasswordReset, resetPassword } from './account/reset-password.ts';
import { signIn } from './account/sign-in.ts';
import { signOut } from './account/sign-out.ts';
import { showOverview, showStatus } from './customer-area/show-overview.ts';
import { registerEndpoint } from './http/register-endpoint.ts';
import type { Services } from './services.ts';

/** Accounts and the customer area: which endpoint is answered by which handler. */
export function answerCustomerCalls(app: FastifyInstance, services: Services): void {
  registerEndpoint(app, activateIflowEndpoint, (call) => activateIflow(services, call));
  registerEndpoint(app, openSessionEndpoint, (call) => openSession(services, call));
  registerEndpoint(app, signInEndpoint, (call) => signIn(services, call));
  registerEndpoint(app, signOutEndpoint, (call) => signOut(services, call));
  registerEndpoint(app, requestPasswordResetEndpoint, (call) => requestPasswordReset(services, call));
  registerEndpoint(app, resetPasswordEndpoint, (call) => resetPassword(services, call));
  registerEndpoint(app, disownAccountEndpoint, (call) => disownAccount(services, call));

  registerEndpoint(app, showSessionEndpoint, async ({ customer }) => ({ data: customer }));
  registerEndpoint(app, confirmEmailEndpoint, (call) => confirmEmail(services, call));
  registerEndpoint(app, showStatusEndpoint, (call) => showStatus(services, call));
  registerEndpoint(app, showOverviewEndpoint, (call) => showOverview(services, call));
  registerEndpoint(app, changePasswordEndpoint, (call) => changePassword(services, call));
  registerEndpoint(app, deleteAccountEndpoint, (call) => deleteAccount(services, call));
}
