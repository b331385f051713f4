/** The parameters of a link into the customer area. Each carries a token for that purpose alone. */
const KINDS = ['creds', 'confirm', 'disown', 'reset', 'enquiry'] as const;

export interface CustomerLink {
  readonly kind: (typeof KINDS)[number];
  readonly token: string;
}

/** Reads a fragment such as `#confirm=…`. Undefined if it is not one of ours. */
export function readCustomerLink(fragment: string): CustomerLink | undefined {
  for (const pair of fragment.replace(/^#/, '').split('&')) {
    const [, key, value = ''] = /^(\w+)=(.+)$/s.exec(pair) ?? [];
    const kind = KINDS.find((one) => one === key);
    if (kind) return { kind, token: decode(value) };
  }
  return undefined;
}

/** Undecodable text becomes an unknown token. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
