import { expect, test } from 'vitest';
import { isDatabaseAway } from './is-database-away.ts';

const error = (fields: object) => Object.assign(new Error('x'), fields);

test.each([
  ['refused', error({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['at no known host', error({ code: 'ENOTFOUND', syscall: 'getaddrinfo' })],
  [
    'refused at each of its addresses',
    Object.assign(new AggregateError([error({ code: 'ECONNREFUSED', syscall: 'connect' })]), {
      code: 'ECONNREFUSED',
    }),
  ],
  ['full', error({ code: '53100' })],
  ['starting', error({ code: '57P03' })],
  ['read-only, as after a failover', error({ code: '25006' })],
  ['tired of waiting for us, as after a freeze', error({ code: '25P03' })],
  ['in a deadlock that another one won', error({ code: '40P01' })],
  ['cut off', new Error('Connection terminated unexpectedly')],
])('%s: the same call may succeed later', (_case, away) => {
  expect(isDatabaseAway(away)).toBe(true);
});

test.each([
  ['a wrong password', error({ code: '28P01' })],
  ['a broken rule', error({ code: '23505' })],
  ['a fault of ours', new TypeError('x is not a function')],
  ['no error', 'ECONNREFUSED'],
])('%s does not count as an unreachable database', (_case, other) => {
  expect(isDatabaseAway(other)).toBe(false);
});
