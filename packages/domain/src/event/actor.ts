/** Who did something to an enquiry. `unknown`: it happened before actors were recorded. */
export const ACTOR_KINDS = ['visitor', 'customer', 'staff', 'system', 'operator', 'unknown'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Who is in the audit trail: a program reads, and changes no enquiry. */
export const AUDIT_ACTOR_KINDS = [...ACTOR_KINDS, 'api-key'] as const;
export type AuditActorKind = (typeof AUDIT_ACTOR_KINDS)[number];

/** The kinds of actors that are recorded with an id. */
type KnownKind = 'customer' | 'staff';

export type Actor =
  | { readonly kind: Exclude<ActorKind, KnownKind> }
  | { readonly kind: KnownKind; readonly id: string };

export type AuditActor = Actor | { readonly kind: 'api-key'; readonly id: string };
