import { expect, test } from 'vitest';
import { refusalOfChange, type StaffChange } from './staff-change.ts';
import type { StaffRole } from './staff-role.ts';

const agent = { role: 'agent', isActive: true, hasCodes: false, isLastOwner: false } as const;
const coded = { ...agent, hasCodes: true } as const;
const manager = { ...coded, role: 'manager' } as const;
const owner = { ...coded, role: 'owner' } as const;
const lastOwner = { ...owner, isLastOwner: true } as const;
const blocked = { ...coded, isActive: false } as const;
const block: StaffChange = { act: 'block' };
const endSessions: StaffChange = { act: 'end-sessions' };
const role = (to: StaffRole): StaffChange => ({ act: 'role', role: to });

test.each([
  ['owner', agent, block, undefined],
  ['owner', agent, endSessions, undefined],
  ['owner', coded, role('manager'), undefined],
  ['owner', coded, role('owner'), undefined],
  ['owner', agent, role('manager'), 'CODES_MISSING'],
  ['owner', agent, role('owner'), 'CODES_MISSING'],
  ['owner', agent, role('agent'), undefined],
  ['owner', manager, role('agent'), undefined],
  ['owner', owner, role('agent'), undefined],
  ['owner', owner, block, undefined],
  ['owner', lastOwner, role('manager'), 'LAST_OWNER'],
  ['owner', lastOwner, role('agent'), 'LAST_OWNER'],
  ['owner', lastOwner, role('owner'), undefined],
  ['owner', lastOwner, block, 'LAST_OWNER'],
  ['owner', lastOwner, endSessions, undefined],
  ['owner', blocked, role('agent'), 'NOT_FOUND'],
  ['owner', blocked, block, 'NOT_FOUND'],
  ['owner', blocked, endSessions, 'NOT_FOUND'],
  ['manager', agent, block, 'FORBIDDEN'],
  ['manager', owner, role('agent'), 'FORBIDDEN'],
  ['manager', agent, endSessions, 'FORBIDDEN'],
  ['agent', agent, role('owner'), 'FORBIDDEN'],
] as const)('%s, %j, %j: %s', (by, person, change, refusal) => {
  expect(refusalOfChange(by, person, change)).toBe(refusal);
});
