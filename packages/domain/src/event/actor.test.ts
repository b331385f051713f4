import { expect, expectTypeOf, test } from 'vitest';
import type { ApiKey, Principal, Staff } from '../access/principal.ts';
import { type Actor, type ActorOf, type AuditActor, actorOf, type StaffActor } from './actor.ts';

const account = { accountId: 'a', email: 'anna@example.org' };

test.each<[Principal, AuditActor]>([
  [{ kind: 'anyone' }, { kind: 'visitor' }],
  [
    { kind: 'pending-customer', ...account },
    { kind: 'customer', id: 'a' },
  ],
  [
    { kind: 'customer', ...account },
    { kind: 'customer', id: 'a' },
  ],
  [
    { kind: 'staff', staffId: 's', role: 'agent', email: 'mia@example.org', sessionId: 'x' },
    { kind: 'staff', id: 's' },
  ],
  [
    { kind: 'api-key', keyId: 'k', scopes: [] },
    { kind: 'api-key', id: 'k' },
  ],
])('who calls as %j acts as %j', (caller, actor) => {
  expect(actorOf(caller)).toEqual(actor);
});

test('a key does not fit where a person or an act on an enquiry is meant', () => {
  expectTypeOf<ActorOf<Staff>>().toExtend<StaffActor & Actor>();
  expectTypeOf<ActorOf<Staff | ApiKey>>().not.toExtend<StaffActor>();
  expectTypeOf<ActorOf<Staff | ApiKey>>().not.toExtend<Actor>();
});
