/** What a link into the customer area can bring along; each is a one-time token of that purpose. */
const KINDS = ['creds', 'confirm', 'disown', 'reset'] as const;

export interface CustomerLink {
  readonly kind: (typeof KINDS)[number];
  readonly token: string;
}

/** Reads a fragment such as `#confirm=…`. Undefined where it is none of ours. */
export function readCustomerLink(fragment: string): CustomerLink | undefined {
  for (const pair of fragment.replace(/^#/, '').split('&')) {
    const [, key, value = ''] = /^(\w+)=(.+)$/s.exec(pair) ?? [];
    const kind = KINDS.find((one) => one === key);
    if (kind) return { kind, token: decode(value) };
  }
  return undefined;
}

/** What cannot be decoded is a token that nobody knows. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
