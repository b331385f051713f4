import type { DeskChange } from '@funnel/contract/event/follow-changes';
import { expect, test } from 'vitest';
import { onEnquiries, onEverything, onPresence, onTopics, type ReloadRule } from './reload-rules.ts';

const changes = {
  annaMoved: { type: 'enquiry.status-changed', enquiryId: 'anna' },
  annaCalled: { type: 'call.claimed', enquiryId: 'anna' },
  bertMoved: { type: 'enquiry.status-changed', enquiryId: 'bert' },
  slots: { topic: 'slots' },
  presence: { topic: 'presence' },
  staff: { topic: 'staff' },
} as unknown as Readonly<Record<string, DeskChange>>;

const rules: readonly (readonly [string, ReloadRule, readonly string[]])[] = [
  ['a list', onEnquiries(), ['annaMoved', 'annaCalled', 'bertMoved', 'slots']],
  ['the record of Anna', onEnquiries('anna'), ['annaMoved', 'annaCalled', 'slots']],
  ['the team', onTopics(['staff']), ['staff']],
  ['the team and who is there', onTopics(['staff', 'presence']), ['presence', 'staff']],
  ['who is on a call', onPresence, ['annaCalled', 'presence']],
  ['the audit trail', onEverything, Object.keys(changes)],
];

test.each(rules)('%s is loaded again by what concerns it', (_, rule, concerned) => {
  const names = Object.keys(changes).filter((name) => rule(changes[name] as DeskChange));
  expect(names).toEqual(concerned);
});
