import type { Principal } from '../access/principal.ts';

/** The actor of an event. `unknown`: it happened before actors were recorded. */
export const ACTOR_KINDS = ['visitor', 'customer', 'staff', 'system', 'operator', 'unknown'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Actors of the audit trail: a program reads and changes no enquiry. */
export const AUDIT_ACTOR_KINDS = [...ACTOR_KINDS, 'api-key'] as const;
export type AuditActorKind = (typeof AUDIT_ACTOR_KINDS)[number];

/** Actors that are recorded with an id. */
type Known<Kind extends AuditActorKind> = Kind extends Kind
  ? { readonly kind: Kind; readonly id: string }
  : never;

export type Actor = { readonly kind: Exclude<ActorKind, 'customer' | 'staff'> } | Known<'customer' | 'staff'>;

export type AuditActor = Actor | Known<'api-key'>;

/** For handlers with a rule about a person: own, claimed or written entries. */
export type StaffActor = Known<'staff'>;

/** For handlers that show what visitors have sent: to staff, and to programs by their key. */
export type ReaderActor = Known<'staff' | 'api-key'>;

/** The actor of a call by one of these callers. */
export type ActorOf<Caller extends Principal> = Caller extends { readonly accountId: string }
  ? Known<'customer'>
  : Caller extends { readonly kind: 'staff' | 'api-key' }
    ? { readonly kind: Caller['kind']; readonly id: string }
    : { readonly kind: 'visitor' };

export function actorOf<Caller extends Principal>(caller: Caller): ActorOf<Caller>;
export function actorOf(caller: Principal): AuditActor {
  switch (caller.kind) {
    case 'anyone':
      return { kind: 'visitor' };
    case 'staff':
      return staffActor(caller.staffId);
    case 'api-key':
      return { kind: 'api-key', id: caller.keyId };
    default:
      return { kind: 'customer', id: caller.accountId };
  }
}

export const staffActor = (id: string): StaffActor => ({ kind: 'staff', id });
