import type { StaffRole } from '../staff/staff-role.ts';
import type { ApiScope } from './api-scope.ts';

/** The caller, as far as the call required authentication. */
export type Principal =
  | { readonly kind: 'anyone' }
  /** Has a password, but has not confirmed the e-mail address yet. */
  | { readonly kind: 'pending-customer'; readonly accountId: string; readonly email: string }
  | { readonly kind: 'customer'; readonly accountId: string; readonly email: string }
  /** A staff member at the desk. `sessionId` names the browser session. */
  | {
      readonly kind: 'staff';
      readonly staffId: string;
      readonly role: StaffRole;
      readonly email: string;
      readonly sessionId: string;
    }
  /** A program of the retailer. */
  | { readonly kind: 'api-key'; readonly keyId: string; readonly scopes: readonly ApiScope[] };

export type PrincipalKind = Principal['kind'];

/** A caller with an account, with or without a confirmed address. */
export type AccountHolder = Extract<Principal, { readonly accountId: string }>;
export type Customer = Extract<Principal, { readonly kind: 'customer' }>;
export type Staff = Extract<Principal, { readonly kind: 'staff' }>;
export type ApiKey = Extract<Principal, { readonly kind: 'api-key' }>;
