import type { DeskChange } from '@funnel/contract/event/follow-changes';
import type { DeskTopic } from '@funnel/domain/event/desk-topic';

/** Whether a live change makes a screen load again. */
export type ReloadRule = (change: DeskChange) => boolean;

/**
 * Enquiries and the times on offer. With an enquiry only its own changes count: each time that it is loaded stands in
 * the audit trail.
 */
export const onEnquiries =
  (enquiryId?: string): ReloadRule =>
  (change) => {
    if ('topic' in change) return change.topic === 'slots';
    return enquiryId === undefined || change.enquiryId === enquiryId;
  };

/** What colleagues change at the desk itself. */
export const onTopics =
  (topics: readonly DeskTopic[]): ReloadRule =>
  (change) =>
    'topic' in change && topics.includes(change.topic);

/** Who is at the desk, and who is on a call. */
export const onPresence: ReloadRule = (change) =>
  'topic' in change ? change.topic === 'presence' : change.type.startsWith('call.');

/** The audit trail has everything. */
export const onEverything: ReloadRule = () => true;
