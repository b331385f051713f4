import { defineTexts } from '../text/define-texts.ts';
import type { LocalizedText } from '../text/text.ts';

/** The roles at the desk. An owner also manages the staff. */
export const STAFF_ROLES = ['owner', 'manager', 'agent'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const staffRoleNames = defineTexts('desk.role', {
  owner: { de: 'Inhaber', en: 'Owner' },
  manager: { de: 'Leitung', en: 'Manager' },
  agent: { de: 'Beratung', en: 'Agent' },
} satisfies Record<StaffRole, LocalizedText>);

/** Whether one-time codes are mandatory for the role. For the other roles they are optional. */
export function needsCodes(role: StaffRole): boolean {
  return role !== 'agent';
}
