/** The subject of an audit entry: somebody's access, seen or exported data and settings, or an enquiry. */
export const AUDIT_KINDS = ['access', 'data', 'work'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Prefixes of the event types of each kind. The rest is work. */
export const AUDIT_PREFIXES = {
  access: ['staff.'],
  data: ['data.', 'webhook.'],
} as const satisfies Record<Exclude<AuditKind, 'work'>, readonly string[]>;
