import { STAFF_ROLES, type StaffRole } from '../staff/staff-role.ts';
import type { ApiScope } from './api-scope.ts';
import type { Principal, PrincipalKind } from './principal.ts';

/** Who may do something, by kind: of the staff those with one of these roles, of API keys those with this scope. */
interface Grant {
  /** Whoever calls, and nobody is asked who they are. */
  readonly anyone?: true;
  readonly 'pending-customer'?: true;
  readonly customer?: true;
  readonly staff?: readonly StaffRole[];
  readonly 'api-key'?: ApiScope;
}

const ANYONE = { anyone: true } as const;
const ACCOUNT_HOLDERS = { 'pending-customer': true, customer: true } as const;
const CUSTOMERS = { customer: true } as const;

/** What can be done, and who may do it. An endpoint declares one of these; the server asks this table alone. */
const GRANTS = {
  'health.read': ANYONE,
  'address.read': ANYONE,
  'slot.read': ANYONE,
  'estimate.read': ANYONE,
  'enquiry.send': ANYONE,
  /** By an id or a token that only whoever it concerns has. */
  'enquiry.add': ANYONE,
  'appointment.keep-by-link': ANYONE,
  'file.add': ANYONE,
  'error.report': ANYONE,
  'account.open': ANYONE,

  'session.read': ACCOUNT_HOLDERS,
  'account.confirm': ACCOUNT_HOLDERS,
  'status.read': ACCOUNT_HOLDERS,

  'overview.read': CUSTOMERS,
  'account.change': CUSTOMERS,
  'own-appointment.change': CUSTOMERS,
  'own-file.read': CUSTOMERS,
  'own-file.change': CUSTOMERS,

  'desk.use': { staff: STAFF_ROLES },
  'event.read': { staff: STAFF_ROLES, 'api-key': 'events:read' },
} as const satisfies Record<string, Grant>;

export type Capability = keyof typeof GRANTS;

/** Who a handler is called by. */
export type PrincipalWith<Wanted extends Capability> = Extract<
  Principal,
  { readonly kind: keyof (typeof GRANTS)[Wanted] }
>;

/** Whether a principal may do it. */
export function mayUse(principal: Principal, capability: Capability): boolean {
  const grant: Grant = GRANTS[capability];
  if (grant.anyone) return true;
  switch (principal.kind) {
    case 'staff':
      return grant.staff?.includes(principal.role) ?? false;
    case 'api-key':
      return grant['api-key'] !== undefined && principal.scopes.includes(grant['api-key']);
    default:
      return grant[principal.kind] ?? false;
  }
}

/** Whether it is for principals of this kind, some of them at least: so a call says which credentials it looks for. */
export function isFor(kind: PrincipalKind, capability: Capability): boolean {
  const grant: Grant = GRANTS[capability];
  return grant[kind] !== undefined;
}
