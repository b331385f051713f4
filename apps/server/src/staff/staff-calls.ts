import {
  acceptInvitationEndpoint,
  inviteStaffEndpoint,
  listInvitationsEndpoint,
  revokeInvitationEndpoint,
  showInvitationEndpoint,
} from '@funnel/contract/staff/invitation';
import {
  changeRoleEndpoint,
  deactivateStaffEndpoint,
  listStaffEndpoint,
} from '@funnel/contract/staff/manage-staff';
import {
  changeNameEndpoint,
  changeShortcutsEndpoint,
  changeStaffPasswordEndpoint,
  dropCodesEndpoint,
  newCodesEndpoint,
  newRecoveryCodesEndpoint,
  setCodesEndpoint,
  showProfileEndpoint,
} from '@funnel/contract/staff/profile';
import {
  requestStaffResetEndpoint,
  resetStaffPasswordEndpoint,
} from '@funnel/contract/staff/reset-staff-password';
import {
  endMySessionEndpoint,
  endStaffSessionsEndpoint,
  listMySessionsEndpoint,
  listStaffSessionsEndpoint,
  showStaffSessionEndpoint,
  signInStaffEndpoint,
  signOutStaffEndpoint,
} from '@funnel/contract/staff/session';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { acceptInvitation, showInvitation } from './accept-invitation.ts';
import { inviteStaff, listOpenInvitations, revokeInvitation } from './invite-staff.ts';
import {
  changeName,
  changeShortcuts,
  changeStaffPassword,
  dropCodes,
  newCodes,
  newRecoveryCodes,
  setCodes,
  showProfile,
} from './manage-profile.ts';
import { changeRole, deactivateStaff, endStaffSessions, listEverybody } from './manage-staff.ts';
import { endMySession, listSessionsOf } from './manage-staff-sessions.ts';
import { requestStaffReset, resetStaffPassword } from './reset-staff-password.ts';
import { signInStaff } from './sign-in-staff.ts';
import { signOutStaff } from './sign-out-staff.ts';

export const staffCalls: readonly BoundCall[] = [
  answer(signInStaffEndpoint, signInStaff),
  answer(signOutStaffEndpoint, signOutStaff),
  answer(showStaffSessionEndpoint, async (_services, { by: { staffId, email, role } }) => ({
    data: { staffId, email, role },
  })),
  answer(requestStaffResetEndpoint, requestStaffReset),
  answer(resetStaffPasswordEndpoint, resetStaffPassword),
  answer(showInvitationEndpoint, showInvitation),
  answer(acceptInvitationEndpoint, acceptInvitation),
  answer(showProfileEndpoint, showProfile),
  answer(changeNameEndpoint, changeName),
  answer(changeShortcutsEndpoint, changeShortcuts),
  answer(changeStaffPasswordEndpoint, changeStaffPassword),
  answer(newCodesEndpoint, newCodes),
  answer(setCodesEndpoint, setCodes),
  answer(newRecoveryCodesEndpoint, newRecoveryCodes),
  answer(dropCodesEndpoint, dropCodes),
  answer(listMySessionsEndpoint, (services, { by }) => listSessionsOf(services, by.staffId, by.sessionId)),
  answer(endMySessionEndpoint, endMySession),
  answer(listStaffEndpoint, listEverybody),
  answer(changeRoleEndpoint, changeRole),
  answer(deactivateStaffEndpoint, deactivateStaff),
  answer(listStaffSessionsEndpoint, (services, { by, query }) =>
    listSessionsOf(services, query.staffId, by.sessionId),
  ),
  answer(endStaffSessionsEndpoint, endStaffSessions),
  answer(inviteStaffEndpoint, inviteStaff),
  answer(listInvitationsEndpoint, listOpenInvitations),
  answer(revokeInvitationEndpoint, revokeInvitation),
];
