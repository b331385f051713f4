import {
  acceptInvitationEndpoint,
  inviteStaffEndpoint,
  listInvitationsEndpoint,
  revokeInvitationEndpoint,
  showInvitationEndpoint,
} from '@funnel/contract/staff/invitation';
import {
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

  registerEndpoint(app, inviteStaffEndpoint, (call) => inviteStaff(services, call));
  registerEndpoint(app, listInvitationsEndpoint, () => listOpenInvitations(services));
  registerEndpoint(app, revokeInvitationEndpoint, (call) => revokeInvitation(services, call));
}
