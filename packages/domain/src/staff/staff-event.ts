/**
 * Audit events: the access of staff, and what they do with personal data and webhooks. They reach no webhook. The live feed tells
 * colleagues that there was one, not what it says.
 */
export const STAFF_EVENT_TYPES = [
  'staff.invited',
  'staff.invitation-revoked',
  'staff.joined',
  'staff.access-renewed',
  'staff.signed-in',
  'staff.sign-in-failed',
  'staff.signed-out',
  'staff.session-ended',
  'staff.role-changed',
  'staff.renamed',
  'staff.deactivated',
  'staff.password-changed',
  'staff.codes-changed',
  'staff.recovery-code-used',
  'data.viewed',
  'data.exported',
  'data.changed',
  'webhook.tested',
  'webhook.resent',
] as const;
export type StaffEventType = (typeof STAFF_EVENT_TYPES)[number];
