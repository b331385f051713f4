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
} from '@funnel/contract/staff/keep-staff';
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
  endMySessionEndpoint,
  endStaffSessionsEndpoint,
  listMySessionsEndpoint,
  listStaffSessionsEndpoint,
  showStaffSessionEndpoint,
  signInStaffEndpoint,
  signOutStaffEndpoint,
} from '@funnel/contract/staff/session';
import type { FastifyInstance } from 'fastify';
import { holdRefusals } from './http/hold-refusals.ts';
import { registerEndpoint } from './http/register-endpoint.ts';
import type { Services } from './services.ts';
import { acceptInvitation, showInvitation } from './staff/accept-invitation.ts';
import { inviteStaff, listOpenInvitations, revokeInvitation } from './staff/invite-staff.ts';
import {
  changeName,
  changeShortcuts,
  changeStaffPassword,
  dropCodes,
  newCodes,
  newRecoveryCodes,
  setCodes,
  showProfile,
} from './staff/keep-profile.ts';
import { changeRole, deactivateStaff, endStaffSessions, listEverybody } from './staff/keep-staff.ts';
import { endMySession, listSessionsOf } from './staff/keep-staff-sessions.ts';
import { signInStaff } from './staff/sign-in-staff.ts';
import { signOutStaff } from './staff/sign-out-staff.ts';

/** Binds the endpoints of the desk to their handlers. */
export function answerDeskCalls(app: FastifyInstance, services: Services): void {
  const heldRefusals = holdRefusals(services.holdRefusalMs);
  registerEndpoint(app, signInStaffEndpoint, (call) => signInStaff(services, call), heldRefusals);
  registerEndpoint(app, signOutStaffEndpoint, (call) => signOutStaff(services, call));
  registerEndpoint(app, showStaffSessionEndpoint, async ({ by: { staffId, email, role } }) => ({
    data: { staffId, email, role },
  }));
  registerEndpoint(app, showInvitationEndpoint, (call) => showInvitation(services, call));
  registerEndpoint(app, acceptInvitationEndpoint, (call) => acceptInvitation(services, call));

  registerEndpoint(app, showProfileEndpoint, (call) => showProfile(services, call));
  registerEndpoint(app, changeNameEndpoint, (call) => changeName(services, call));
  registerEndpoint(app, changeShortcutsEndpoint, (call) => changeShortcuts(services, call));
  registerEndpoint(app, changeStaffPasswordEndpoint, (call) => changeStaffPassword(services, call));
  registerEndpoint(app, newCodesEndpoint, (call) => newCodes(services, call));
  registerEndpoint(app, setCodesEndpoint, (call) => setCodes(services, call));
  registerEndpoint(app, newRecoveryCodesEndpoint, (call) => newRecoveryCodes(services, call));
  registerEndpoint(app, dropCodesEndpoint, (call) => dropCodes(services, call));
  registerEndpoint(app, listMySessionsEndpoint, ({ by }) =>
    listSessionsOf(services, by.staffId, by.sessionId),
  );
  registerEndpoint(app, endMySessionEndpoint, (call) => endMySession(services, call));

  registerEndpoint(app, listStaffEndpoint, () => listEverybody(services));
  registerEndpoint(app, changeRoleEndpoint, (call) => changeRole(services, call));
  registerEndpoint(app, deactivateStaffEndpoint, (call) => deactivateStaff(services, call));
  registerEndpoint(app, listStaffSessionsEndpoint, ({ by, query }) =>
    listSessionsOf(services, query.staffId, by.sessionId),
  );
  registerEndpoint(app, endStaffSessionsEndpoint, (call) => endStaffSessions(services, call));
  registerEndpoint(app, inviteStaffEndpoint, (call) => inviteStaff(services, call));
  registerEndpoint(app, listInvitationsEndpoint, () => listOpenInvitations(services));
  registerEndpoint(app, revokeInvitationEndpoint, (call) => revokeInvitation(services, call));
}
