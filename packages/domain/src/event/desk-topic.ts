import type { Capability } from '../access/capability.ts';

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
