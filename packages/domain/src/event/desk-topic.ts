import type { Capability } from '../access/capability.ts';

/** Topics of the live feed besides enquiries, and the capability to get them. */
export const TOPIC_CAPABILITIES = {
  slots: 'calendar.read',
  'calendar-feeds': 'calendar.read',
  showrooms: 'enquiry.read',
  webhooks: 'webhook.manage',
  views: 'enquiry.read',
  staff: 'staff.read',
  /** Staff at the desk, and the enquiry that each has open. */
  presence: 'staff.read',
  readers: 'enquiry.read',
  /** In addition, everybody gets their own. */
  sessions: 'staff.manage',
  /** Shown only in the audit trail. */
  audit: 'audit.read',
} as const satisfies Record<string, Capability>;

export type DeskTopic = keyof typeof TOPIC_CAPABILITIES;
export const DESK_TOPICS = Object.keys(TOPIC_CAPABILITIES) as [DeskTopic, ...DeskTopic[]];

export function isDeskTopic(text: string | undefined): text is DeskTopic {
  return DESK_TOPICS.some((topic) => topic === text);
}
