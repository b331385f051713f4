import type { StaffRole } from '@funnel/domain/staff/staff-role';

export interface Invitation {
  /** Absent for the first owner, who types it. */
  readonly email?: string | undefined;
  readonly role: StaffRole;
  readonly needsCodes: boolean;
  readonly codes: { readonly secret: string; readonly uri: string; readonly sealed: string };
}

export interface Access {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}
