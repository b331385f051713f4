/** The roles at the desk. An owner also manages the staff. */
export const STAFF_ROLES = ['owner', 'manager', 'agent'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether one-time codes are mandatory for the role. For the other roles they are optional. */
export function needsCodes(role: StaffRole): boolean {
  return role !== 'agent';
}
