import type { Principal, PrincipalKind } from './principal.ts';

const EVERYBODY = ['anyone', 'pending-customer', 'customer'] as const;
const ACCOUNT_HOLDERS = ['pending-customer', 'customer'] as const;
const CUSTOMERS = ['customer'] as const;

/** What can be done, and who may do it. An endpoint declares one of these; the server asks this table alone. */
export const GRANTS = {
  'health.read': EVERYBODY,
  'address.read': EVERYBODY,
  'slot.read': EVERYBODY,
  'estimate.read': EVERYBODY,
  'enquiry.send': EVERYBODY,
  /** By an id or a token that only whoever it concerns has. */
  'enquiry.add': EVERYBODY,
  'appointment.keep-by-link': EVERYBODY,
  'file.add': EVERYBODY,
  'error.report': EVERYBODY,
  'account.open': EVERYBODY,

  'session.read': ACCOUNT_HOLDERS,
  'account.confirm': ACCOUNT_HOLDERS,
  'status.read': ACCOUNT_HOLDERS,

  'overview.read': CUSTOMERS,
  'account.change': CUSTOMERS,
  'own-appointment.change': CUSTOMERS,
  'own-file.read': CUSTOMERS,
  'own-file.change': CUSTOMERS,
} as const satisfies Record<string, readonly PrincipalKind[]>;

export type Capability = keyof typeof GRANTS;

/** Who a handler is called by. Where anyone may, nobody is asked who they are. */
export type PrincipalWith<Wanted extends Capability> = 'anyone' extends (typeof GRANTS)[Wanted][number]
  ? Extract<Principal, { readonly kind: 'anyone' }>
  : Extract<Principal, { readonly kind: (typeof GRANTS)[Wanted][number] }>;

export function mayUse(kind: PrincipalKind, capability: Capability): boolean {
  return (GRANTS[capability] as readonly PrincipalKind[]).includes(kind);
}
