import { expect, test } from 'vitest';
import { needsCodes, STAFF_ROLES } from './staff-role.ts';
import { isWeakStaffPassword } from './staff-rule.ts';

test.each([
  ['linsen mit', true],
  ['linsen mit s', false],
  ['linsen mit spätzle', false],
  ['passwortpasswort', true],
  ['asdfghjklqwertz', true],
  ['111111111111', true],
  ['jana@kueche.example', true],
  ['x'.repeat(257), true],
])('%j is too weak at the desk: %s', (password, isWeak) => {
  expect(isWeakStaffPassword(password, 'jana@kueche.example')).toBe(isWeak);
});

test('owners and managers have one-time codes, agents may have them', () => {
  expect(STAFF_ROLES.filter(needsCodes)).toEqual(['owner', 'manager']);
});
