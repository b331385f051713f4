import type { StaffRole } from '../staff/staff-role.ts';
import type { ApiScope } from './api-scope.ts';

/** Who makes a call, as far as it had to be found out. */
export type Principal =
  | { readonly kind: 'anyone' }
  /** Has a password, but has not shown yet that the e-mail address is theirs. */
  | { readonly kind: 'pending-customer'; readonly accountId: string; readonly email: string }
  | { readonly kind: 'customer'; readonly accountId: string; readonly email: string }
  /** Somebody who works at the desk. `sessionId` names the browser they do it with. */
  | {
      readonly kind: 'staff';
      readonly staffId: string;
      readonly role: StaffRole;
      readonly email: string;
      readonly sessionId: string;
    }
  /** A program of the retailer's. */
  | { readonly kind: 'api-key'; readonly keyId: string; readonly scopes: readonly ApiScope[] };

export type PrincipalKind = Principal['kind'];

/** Somebody with an account, whether the address is confirmed or not. */
export type AccountHolder = Extract<Principal, { readonly accountId: string }>;
export type Customer = Extract<Principal, { readonly kind: 'customer' }>;
export type Staff = Extract<Principal, { readonly kind: 'staff' }>;
export type ApiKey = Extract<Principal, { readonly kind: 'api-key' }>;
