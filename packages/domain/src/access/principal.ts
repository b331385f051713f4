/** Who makes a call, as far as it had to be found out. */
export type Principal =
  | { readonly kind: 'anyone' }
  /** Has a password, but has not shown yet that the e-mail address is theirs. */
  | { readonly kind: 'pending-customer'; readonly accountId: string; readonly email: string }
  | { readonly kind: 'customer'; readonly accountId: string; readonly email: string };

export type PrincipalKind = Principal['kind'];

/** Somebody with an account, whether the address is confirmed or not. */
export type AccountHolder = Extract<Principal, { readonly accountId: string }>;
export type Customer = Extract<Principal, { readonly kind: 'customer' }>;
