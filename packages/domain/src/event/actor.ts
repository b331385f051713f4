/** Who did something. `unknown`: it happened before actors were recorded. */
export const ACTOR_KINDS = ['visitor', 'customer', 'staff', 'system', 'operator', 'unknown'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** The kinds of actors that are recorded with an id. */
type KnownKind = 'customer' | 'staff';

export type Actor =
  | { readonly kind: Exclude<ActorKind, KnownKind> }
  | { readonly kind: KnownKind; readonly id: string };
