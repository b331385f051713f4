/** The roles at the desk. An owner also manages the staff. */
export const STAFF_ROLES = ['owner', 'manager', 'agent'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
