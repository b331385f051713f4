import { expect, test } from 'vitest';
import { openToday } from './open-today.ts';

const hours = {
  MON: [
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ],
};

test.each([
  ['before it opens', '2026-11-16T08:59:00+01:00', { state: 'later', from: '09:00' }],
  ['as it opens', '2026-11-16T09:00:00+01:00', { state: 'open', until: '12:00' }],
  ['at noon', '2026-11-16T12:00:00+01:00', { state: 'later', from: '14:00' }],
  ['in the afternoon', '2026-11-16T17:59:00+01:00', { state: 'open', until: '18:00' }],
  ['in the evening', '2026-11-16T18:00:00+01:00', { state: 'over' }],
  ['on another day', '2026-11-17T10:00:00+01:00', { state: 'closed' }],
  ['where it is Monday in Germany already', '2026-11-15T23:30:00Z', { state: 'later', from: '09:00' }],
])('a showroom %s', (_, now, state) => {
  expect(openToday(hours, new Date(now))).toEqual(state);
});
