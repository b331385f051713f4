/** Who did something. `unknown`: it happened before that was written down. */
export type Actor =
  | { readonly kind: 'visitor' | 'system' | 'operator' | 'unknown' }
  | { readonly kind: 'customer'; readonly id: string };

export type ActorKind = Actor['kind'];
