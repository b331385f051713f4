/** Who did something. `unknown`: it happened before that was written down. */
export const ACTOR_KINDS = ['visitor', 'customer', 'system', 'operator', 'unknown'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Those of whom it is known which one it was. */
type KnownKind = 'customer';

export type Actor =
  | { readonly kind: Exclude<ActorKind, KnownKind> }
  | { readonly kind: KnownKind; readonly id: string };
