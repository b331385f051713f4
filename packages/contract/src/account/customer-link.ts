/** What a link into the customer area can bring along; each is a one-time token of that purpose. */
const KINDS = ['creds', 'confirm', 'disown', 'reset'] as const;

export interface CustomerLink {
  readonly kind: (typeof KINDS)[number];
  readonly token: string;
}

/** Reads a fragment such as `#confirm=…`. Undefined where it is none of ours. */
export function readCustomerLink(fragment: string): CustomerLink | undefined {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  for (const kind of KINDS) {
    const token = values.get(kind);
    if (token) return { kind, token };
  }
  return undefined;
}
