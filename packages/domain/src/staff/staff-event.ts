import type { StaffRole } from './staff-role.ts';

/**
 * Audit events: the access of staff, and what they do with personal data. They reach no webhook. The live feed tells
 * colleagues that there was one, not what it says.
 */
export const STAFF_EVENT_TYPES = [
  'staff.invited',
  'staff.invitation-revoked',
  'staff.joined',
  'staff.access-renewed',
  'staff.signed-in',
  'staff.sign-in-failed',
  'staff.signed-out',
  'staff.session-ended',
  'staff.role-changed',
  'staff.renamed',
  'staff.deactivated',
  'staff.password-changed',
  'staff.codes-changed',
  'staff.recovery-code-used',
  'data.viewed',
  'data.exported',
  'data.changed',
] as const;
export type StaffEventType = (typeof STAFF_EVENT_TYPES)[number];

export interface StaffEventData {
  /** The member of staff concerned. Absent for a sign-in with an unknown address. */
  readonly staffId?: string;
  readonly role?: StaffRole;
  readonly formerRole?: StaffRole;
  /** The names before and after somebody was renamed. */
  readonly formerName?: string;
  readonly name?: string;
  /** The invited address, since there is no id yet. */
  readonly email?: string;
  readonly invitationId?: string;
  readonly sessionId?: string;
  /** Why a sign-in failed. */
  readonly reason?: 'password' | 'code';
  /** Whether sign-ins need one-time codes from now on. */
  readonly hasCodes?: boolean;
  /** The path of the call that showed, exported or changed personal data, and whose data it was where that is known. */
  readonly call?: string;
  readonly enquiryIds?: readonly string[];
  /** What was done to an address of webhooks. */
  readonly act?: 'added' | 'paused' | 'gone' | 'resumed' | 'removed';
  readonly endpointId?: string;
}
