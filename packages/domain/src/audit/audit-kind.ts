/** What an entry of the audit trail is about: somebody's access, seen or exported data and settings, or an enquiry. */
export const AUDIT_KINDS = ['access', 'data', 'work'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** How the types of the other kinds begin. */
export const AUDIT_PREFIXES = { access: 'staff.', data: 'data.' } as const satisfies Partial<
  Record<AuditKind, string>
>;
