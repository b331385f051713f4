/** What an entry of the audit trail is about: somebody's access, seen or exported data and settings, or an enquiry. */
export const AUDIT_KINDS = ['access', 'data', 'work'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** How the types of each kind begin. The rest is work. */
export const AUDIT_PREFIXES = {
  access: ['staff.'],
  data: ['data.', 'webhook.'],
} as const satisfies Record<Exclude<AuditKind, 'work'>, readonly string[]>;
