import type { Capability } from '../access/capability.ts';
import type { StaffEventType } from '../staff/staff-event.ts';
import type { StaffEventData } from '../staff/staff-event-data.ts';

/** What can change at the desk besides enquiries, and which colleagues are told that it has. */
export const TOPIC_CAPABILITIES = {
  slots: 'calendar.read',
  'calendar-feeds': 'calendar.read',
  showrooms: 'enquiry.read',
  webhooks: 'webhook.manage',
  views: 'enquiry.read',
  staff: 'staff.read',
  /** Who is at the desk, and who looks at which enquiry. */
  presence: 'staff.read',
  readers: 'enquiry.read',
  /** Besides, everybody is told of their own. */
  sessions: 'staff.manage',
  /** What only the audit trail shows. */
  audit: 'audit.read',
} as const satisfies Record<string, Capability>;

export type DeskTopic = keyof typeof TOPIC_CAPABILITIES;
export const DESK_TOPICS = Object.keys(TOPIC_CAPABILITIES) as [DeskTopic, ...DeskTopic[]];

export function isDeskTopic(text: string | undefined): text is DeskTopic {
  return DESK_TOPICS.some((topic) => topic === text);
}

const TOPICS: Partial<Record<StaffEventType, DeskTopic>> = {
  'staff.invited': 'staff',
  'staff.invitation-revoked': 'staff',
  'staff.joined': 'staff',
  'staff.access-renewed': 'staff',
  'staff.role-changed': 'staff',
  'staff.renamed': 'staff',
  'staff.deactivated': 'staff',
  'staff.codes-changed': 'staff',
  'staff.signed-in': 'sessions',
  'staff.signed-out': 'sessions',
  'staff.session-ended': 'sessions',
};

/** What the screens that follow it call an event of staff. */
export function topicOf(type: StaffEventType, { call }: StaffEventData): DeskTopic {
  if (type === 'data.changed' && isDeskTopic(call)) return call;
  return TOPICS[type] ?? 'audit';
}
