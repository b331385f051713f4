import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import {
  confirmEmailEndpoint,
  confirmEnquiryEndpoint,
  disownAccountEndpoint,
} from '@funnel/contract/account/confirm-email';
import { changePasswordEndpoint, deleteAccountEndpoint } from '@funnel/contract/account/manage-account';
import { requestPasswordResetEndpoint, resetPasswordEndpoint } from '@funnel/contract/account/reset-password';
import {
  openSessionEndpoint,
  showSessionEndpoint,
  signInEndpoint,
  signOutEndpoint,
} from '@funnel/contract/account/session';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { activateIflow } from './activate-iflow.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmEnquiry } from './confirm-enquiry.ts';
import { deleteAccount } from './delete-account.ts';
import { disownAccount } from './disown-account.ts';
import { openSession } from './open-session.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const accountCalls: readonly BoundCall[] = [
  answer(activateIflowEndpoint, activateIflow),
  answer(openSessionEndpoint, openSession),
  answer(signInEndpoint, signIn),
  answer(signOutEndpoint, signOut),
  answer(requestPasswordResetEndpoint, requestPasswordReset),
  answer(resetPasswordEndpoint, resetPassword),
  answer(disownAccountEndpoint, disownAccount),
  answer(showSessionEndpoint, async (_services, { by }) => ({
    data: { email: by.email, isConfirmed: by.kind === 'customer' },
  })),
  answer(confirmEmailEndpoint, confirmEmail),
  answer(confirmEnquiryEndpoint, confirmEnquiry),
  answer(changePasswordEndpoint, changePassword),
  answer(deleteAccountEndpoint, deleteAccount),
];
