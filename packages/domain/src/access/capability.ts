import { STAFF_ROLES, type StaffRole } from '../staff/staff-role.ts';
import type { ApiScope } from './api-scope.ts';
import type { Principal, PrincipalKind } from './principal.ts';

/** The kinds of principals that may do something: staff with one of these roles, API keys with this scope. */
interface Grant {
  /** Every caller, without authentication. */
  readonly anyone?: true;
  readonly 'pending-customer'?: true;
  readonly customer?: true;
  readonly staff?: readonly StaffRole[];
  readonly 'api-key'?: ApiScope;
}

const ANYONE = { anyone: true } as const;
const ACCOUNT_HOLDERS = { 'pending-customer': true, customer: true } as const;
const CUSTOMERS = { customer: true } as const;

/** The capabilities, and the allow list of each. An endpoint declares one; the server checks this table alone. */
const GRANTS = {
  'health.read': ANYONE,
  'address.read': ANYONE,
  'slot.read': ANYONE,
  'estimate.read': ANYONE,
  'enquiry.send': ANYONE,
  /** Authorised by an id or a token that only the visitor concerned has. */
  'enquiry.add': ANYONE,
  'appointment.keep-by-link': ANYONE,
  'file.add': ANYONE,
  'file.read-by-link': ANYONE,
  'calendar.read-by-link': ANYONE,
  'error.report': ANYONE,
  'account.open': ANYONE,
  'desk.enter': ANYONE,

  'session.read': ACCOUNT_HOLDERS,
  'account.confirm': ACCOUNT_HOLDERS,
  'status.read': ACCOUNT_HOLDERS,

  'overview.read': CUSTOMERS,
  'account.change': CUSTOMERS,
  'own-enquiry.confirm': CUSTOMERS,
  'own-appointment.change': CUSTOMERS,
  'own-file.read': CUSTOMERS,
  'own-file.change': CUSTOMERS,

  'desk.use': { staff: STAFF_ROLES },
  'staff.read': { staff: STAFF_ROLES },
  'staff.manage': { staff: ['owner'] },
  'enquiry.read': { staff: STAFF_ROLES },
  'enquiry.change': { staff: STAFF_ROLES },
  'enquiry.export': { staff: ['owner', 'manager'], 'api-key': 'enquiries:export' },
  'calendar.read': { staff: STAFF_ROLES },
  'hours.change': { staff: ['owner', 'manager'] },
  'showroom.change': { staff: ['owner', 'manager'] },
  'webhook.manage': { staff: ['owner'] },
  'audit.read': { staff: ['owner'] },
  'view.share': { staff: ['owner', 'manager'] },
  'call.make': { staff: STAFF_ROLES },
  'call.take-over': { staff: ['owner', 'manager'] },
  'event.read': { 'api-key': 'events:read' },
  'file.fetch': { 'api-key': 'files:read' },
} as const satisfies Record<string, Grant>;

export type Capability = keyof typeof GRANTS;

/** The principals that a handler with this capability can be called by. */
export type PrincipalWith<Wanted extends Capability> = Extract<
  Principal,
  { readonly kind: keyof (typeof GRANTS)[Wanted] }
>;

/** Whether the principal has the capability. */
export function mayUse(principal: Principal, capability: Capability): boolean {
  const grant: Grant = GRANTS[capability];
  if (grant.anyone) return true;
  switch (principal.kind) {
    case 'staff':
      return roleMay(principal.role, capability);
    case 'api-key':
      return grant['api-key'] !== undefined && principal.scopes.includes(grant['api-key']);
    default:
      return grant[principal.kind] ?? false;
  }
}

/** Whether staff with this role have the capability. */
export function roleMay(role: StaffRole, capability: Capability): boolean {
  const grant: Grant = GRANTS[capability];
  return grant.anyone === true || (grant.staff?.includes(role) ?? false);
}

/** Whether any principal of this kind can have the capability. Decides which credentials a call is checked for. */
export function isFor(kind: PrincipalKind, capability: Capability): boolean {
  const grant: Grant = GRANTS[capability];
  return grant[kind] !== undefined;
}
