import { needsCodes, STAFF_ROLES, type StaffRole } from './staff-role.ts';

/** The roles whose access a role may change. */
const MANAGES: Readonly<Record<StaffRole, readonly StaffRole[]>> = {
  owner: STAFF_ROLES,
  manager: [],
  agent: [],
};

/** Changes of somebody's access. */
export type StaffChange =
  | { readonly act: 'role'; readonly role: StaffRole }
  | { readonly act: 'block' | 'end-sessions' };

interface Person {
  readonly role: StaffRole;
  readonly isActive: boolean;
  readonly hasCodes: boolean;
  /** The only owner who can sign in. */
  readonly isLastOwner: boolean;
}

export type StaffChangeRefusal = 'FORBIDDEN' | 'NOT_FOUND' | 'LAST_OWNER' | 'CODES_MISSING';

/** The reason why this role cannot make the change; undefined if allowed. */
export function refusalOfChange(
  by: StaffRole,
  person: Person,
  change: StaffChange,
): StaffChangeRefusal | undefined {
  if (!MANAGES[by].includes(person.role)) return 'FORBIDDEN';
  if (!person.isActive) return 'NOT_FOUND';
  const leavesOwners = change.act === 'block' || (change.act === 'role' && change.role !== 'owner');
  if (leavesOwners && person.isLastOwner) return 'LAST_OWNER';
  if (change.act === 'role' && needsCodes(change.role) && !person.hasCodes) return 'CODES_MISSING';
  return undefined;
}
