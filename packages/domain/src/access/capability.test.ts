import { describe, expect, test } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '../staff/staff-role.ts';
import { isFor, mayUse } from './capability.ts';
import type { Principal } from './principal.ts';

const staff = (role: StaffRole): Principal => ({
  kind: 'staff',
  staffId: 's',
  role,
  email: 'jana@kueche.example',
  sessionId: 'b',
});
const customer: Principal = { kind: 'customer', accountId: 'a', email: 'anna@gross.example' };
const pending: Principal = { kind: 'pending-customer', accountId: 'a', email: 'anna@gross.example' };

const withScope: Principal = { kind: 'api-key', keyId: 'k', scopes: ['events:read'] };
const withoutScope: Principal = { kind: 'api-key', keyId: 'k', scopes: [] };

describe('a capability', () => {
  test('of anyone is everybody’s', () => {
    const all = [{ kind: 'anyone' } as const, pending, customer, staff('agent'), withoutScope];
    for (const principal of all) expect(mayUse(principal, 'enquiry.send'), principal.kind).toBe(true);
    expect(isFor('anyone', 'enquiry.send')).toBe(true);
  });

  test('of customers is neither a stranger’s nor the staff’s, and a pending customer’s only where it says so', () => {
    expect(mayUse(customer, 'overview.read')).toBe(true);
    expect(mayUse(pending, 'session.read')).toBe(true);
    for (const other of [{ kind: 'anyone' } as const, pending, staff('owner'), withScope]) {
      expect(mayUse(other, 'overview.read'), other.kind).toBe(false);
    }
  });

  test('of the staff is theirs by role', () => {
    for (const role of STAFF_ROLES) expect(mayUse(staff(role), 'desk.use')).toBe(true);
    for (const other of [{ kind: 'anyone' } as const, customer, withScope]) {
      expect(mayUse(other, 'desk.use'), other.kind).toBe(false);
    }
  });

  test('of API keys is theirs by scope', () => {
    expect(mayUse(withScope, 'event.read')).toBe(true);
    expect(mayUse(withoutScope, 'event.read')).toBe(false);
    expect(mayUse(withScope, 'file.fetch')).toBe(false);
  });
});
