import type { StaffRole } from '@funnel/domain/staff/staff-role';

/** What the server tells about an invitation. */
export interface Invitation {
  /** Absent in the set-up of the first owner, who enters it. */
  readonly email?: string | undefined;
  readonly role: StaffRole;
  readonly needsCodes: boolean;
  readonly codes: { readonly secret: string; readonly uri: string; readonly sealed: string };
}

/** What somebody types to join. */
export interface Access {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}
