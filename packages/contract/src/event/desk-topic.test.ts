import { expect, test } from 'vitest';
import { STAFF_EVENT_TYPES, staffDefinitionOf } from './event.ts';

test.each([
  ['data.changed', { call: 'showrooms' }, 'showrooms'],
  ['data.changed', { call: 'something older' }, 'audit'],
  // A view only changes the audit trail.
  ['data.viewed', { call: 'webhooks' }, 'audit'],
  ['staff.role-changed', { staffId: 'a' }, 'staff'],
  ['staff.signed-in', { staffId: 'a' }, 'sessions'],
] as const)('an event %s of %j is told as %s', (type, data, topic) => {
  expect(staffDefinitionOf(type).topic(data)).toBe(topic);
});

test('what changes nobody’s access concerns the audit trail alone', () => {
  const rest = STAFF_EVENT_TYPES.filter((type) => staffDefinitionOf(type).topic({}) === 'audit');
  expect(rest).toEqual([
    'staff.sign-in-failed',
    'staff.password-changed',
    'staff.reset-mailed',
    'staff.password-reset',
    'staff.recovery-code-used',
    'data.viewed',
    'data.exported',
    'data.changed',
    'webhook.tested',
    'webhook.resent',
  ]);
});
