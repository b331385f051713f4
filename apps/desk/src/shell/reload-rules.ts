import type { DeskChange } from '@funnel/contract/event/follow-changes';
import type { DeskTopic } from '@funnel/domain/event/desk-topic';

/** Whether a live change makes a query stale. */
export type ReloadRule = (change: DeskChange) => boolean;

/** Changes of enquiries and slots. With an id only those of that enquiry: each load of a record is logged as a view. */
export const onEnquiries =
  (enquiryId?: string): ReloadRule =>
  (change) => {
    if ('topic' in change) return change.topic === 'slots';
    return enquiryId === undefined || change.enquiryId === enquiryId;
  };

/** Topics of the desk, such as team and settings. */
export const onTopics =
  (topics: readonly DeskTopic[]): ReloadRule =>
  (change) =>
    'topic' in change && topics.includes(change.topic);

/** Presence and call claims. */
export const onPresence: ReloadRule = (change) =>
  'topic' in change ? change.topic === 'presence' : change.type.startsWith('call.');

/** For the audit trail. */
export const onEverything: ReloadRule = () => true;
