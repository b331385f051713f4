import { useSending } from '@funnel/browser/session/use-sending';
import type { Outcome } from '@funnel/contract/client';
import {
  inviteStaffEndpoint,
  listInvitationsEndpoint,
  revokeInvitationEndpoint,
} from '@funnel/contract/staff/invitation';
import {
  changeRoleEndpoint,
  deactivateStaffEndpoint,
  listStaffEndpoint,
} from '@funnel/contract/staff/manage-staff';
import { endStaffSessionsEndpoint, listStaffSessionsEndpoint } from '@funnel/contract/staff/session';
import type { StaffRole } from '@funnel/domain/staff/staff-role';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { replyOf, useCalls } from '../shell/call.ts';
import { useLiveTopics } from '../shell/live.ts';

const TEAM = 'team';

/** Staff and open invitations. */
export function useTeam() {
  const { call } = useCalls();
  useLiveTopics(['staff', 'sessions'], [TEAM]);
  return useQuery({
    queryKey: [TEAM, 'list'],
    queryFn: async () => {
      const [staff, invitations] = await Promise.all([
        replyOf(call(listStaffEndpoint)),
        replyOf(call(listInvitationsEndpoint)),
      ]);
      return { ...staff.data, ...invitations.data };
    },
    // `callServer` already retries.
  });
}

export type Team = NonNullable<ReturnType<typeof useTeam>['data']>;
export type Person = Team['staff'][number];
export type OpenInvitation = Team['invitations'][number];

/** The sessions of a staff member. */
export function useSessionsOf(staffId: string) {
  const { call } = useCalls();
  return useQuery({
    queryKey: [TEAM, 'sessions', staffId],
    queryFn: async () =>
      (await replyOf(call(listStaffSessionsEndpoint, { query: { staffId } }))).data.sessions,
  });
}

/** Actions on the access of a staff member. Each reloads the team. */
export function useTeamActs() {
  const { callOnce } = useCalls();
  const queries = useQueryClient();
  const sending = useSending();
  async function act<T>(calling: () => Promise<Outcome<T>>): Promise<boolean> {
    const { ok } = await sending.send(calling);
    await queries.invalidateQueries({ queryKey: [TEAM] });
    return ok;
  }
  return {
    isSending: sending.isSending,
    failure: sending.failure,
    invite: (body: { email: string; role: StaffRole }) => act(() => callOnce(inviteStaffEndpoint, { body })),
    revoke: (invitationId: string) =>
      act(() => callOnce(revokeInvitationEndpoint, { body: { invitationId } })),
    changeRole: (body: { staffId: string; role: StaffRole; from: StaffRole }) =>
      act(() => callOnce(changeRoleEndpoint, { body })),
    block: (staffId: string) => act(() => callOnce(deactivateStaffEndpoint, { body: { staffId } })),
    endSessions: (staffId: string) => act(() => callOnce(endStaffSessionsEndpoint, { body: { staffId } })),
  };
}
