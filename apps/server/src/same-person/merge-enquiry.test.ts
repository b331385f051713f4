import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { addNoteEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { undoChangesEndpoint } from '@funnel/contract/pipeline/undo-changes';
import {
  keepApartEndpoint,
  mergeAllEndpoint,
  mergeEnquiryEndpoint,
  unmergeEnquiryEndpoint,
} from '@funnel/contract/same-person/merge-enquiry';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let jana: Awaited<ReturnType<typeof staffBrowser>>;
let first: string;
let second: string;
let third: string;

beforeEach(async () => {
  jana = await staffBrowser(app, 'agent');
  ({ enquiryId: first } = await submitExample(app));
  ({ enquiryId: second } = await submitExample(app, 1));
  ({ enquiryId: third } = await submitExample(app, 2, { personal_telephone_raw: '030 111111' }));
});

const merge = (enquiryId: string, into: string) =>
  jana.browser.client.call(mergeEnquiryEndpoint, { body: { enquiryId, into } });
const unmerge = (enquiryId: string) =>
  jana.browser.client.call(unmergeEnquiryEndpoint, { body: { enquiryId } });
const apart = (enquiryId: string, otherId: string) =>
  jana.browser.client.call(keepApartEndpoint, { body: { enquiryId, otherId } });
const show = async (enquiryId: string) =>
  replyOf(await jana.browser.client.call(showEnquiryEndpoint, { query: { enquiryId } })).data;
const same = async (enquiryId: string) =>
  (await show(enquiryId)).samePerson.map((other) => [other.enquiryId, other.isMerged]);
const queue = async () => replyOf(await jana.browser.client.call(showQueueEndpoint)).data.entries;
const history = async (enquiryId: string) =>
  replyOf(await jana.browser.client.call(listTimelineEndpoint, { query: { enquiryId } })).data.events.map(
    ({ type, by }) => [type, by],
  );

test('of two enquiries of one person one is called; merged, the one stands for both; undone, all is as before', async () => {
  replyOf(await jana.browser.client.call(addNoteEndpoint, { body: { enquiryId: second, text: 'Insel' } }));
  expect(await same(first)).toEqual([[second, false]]);
  const [one] = (await queue()).filter(({ enquiries }) => enquiries.length === 2);
  expect(one?.enquiries.map(({ enquiryId }) => enquiryId).toSorted()).toEqual([first, second].toSorted());
  expect((await queue()).length).toBe(2);

  replyOf(await merge(second, first));
  replyOf(await merge(second, first));
  expect(await same(first)).toEqual([[second, true]]);
  expect((await show(second)).mergedInto).toMatchObject({ enquiryId: first });
  expect((await queue()).map((entry) => entry.enquiryId).toSorted()).toEqual([first, third].toSorted());
  expect((await history(first)).slice(0, 2)).toEqual([
    ['enquiry.merged', 'Jana Roth'],
    ['note.added', 'Jana Roth'],
  ]);

  replyOf(await unmerge(second));
  replyOf(await unmerge(second));
  expect((await queue()).length).toBe(2);
  expect((await show(second)).mergedInto).toBeNull();
  expect(await history(first)).toEqual([['enquiry.received', null]]);
  expect((await history(second)).map(([type]) => type)).toEqual([
    'enquiry.unmerged',
    'enquiry.merged',
    'note.added',
    'enquiry.received',
  ]);
});

test('a call that was promised before a merge is in the list after it', async () => {
  const body = { enquiryId: second, ts: '2026-11-17T09:00:00+01:00', duration: 3600 };
  replyOf(await app.client.call(requestPrecallEndpoint, { body }));
  replyOf(await merge(second, first));
  const query = { tab: 'LATER' } as const;
  const { entries } = replyOf(await jana.browser.client.call(showQueueEndpoint, { query })).data;
  expect(entries).toMatchObject([{ enquiryId: second, step: { kind: 'CALL', from: body.ts } }]);
});

test('different people are kept apart, whichever of them is asked about, and each is called', async () => {
  replyOf(await apart(second, first));
  replyOf(await apart(first, second));
  expect([await same(first), await same(second)]).toEqual([[], []]);
  expect((await queue()).map((entry) => entry.enquiryId).toSorted()).toEqual(
    [first, second, third].toSorted(),
  );
  // Both histories say who decided it, once.
  const parted = [
    ['enquiry.kept-apart', 'Jana Roth'],
    ['enquiry.received', null],
  ];
  expect([await history(first), await history(second)]).toEqual([parted, parted]);
});

test('two who merge crosswise at once: one wins, and nobody waits for ever', async () => {
  const codes = (await Promise.all([merge(first, second), merge(second, first)])).map(codeOf);
  expect(codes.toSorted()).toEqual(['OK', 'WRONG_STATE']);
});

test('there are no chains, and what is not there is not found', async () => {
  replyOf(await merge(second, first));
  expect(codeOf(await merge(first, third))).toBe('WRONG_STATE');
  expect(codeOf(await merge(third, second))).toBe('WRONG_STATE');
  expect(codeOf(await merge(second, third))).toBe('WRONG_STATE');
  expect(codeOf(await merge(third, third))).toBe('INVALID_INPUT');
  expect(codeOf(await merge(third, 'nobody'))).toBe('NOT_FOUND');
  expect(codeOf(await unmerge('nobody'))).toBe('NOT_FOUND');
  expect(codeOf(await apart(third, 'nobody'))).toBe('NOT_FOUND');
});

test('all enquiries of a person are merged into one in one act, which is undone as one', async () => {
  const { enquiryId: fourth } = await submitExample(app, 3, { personal_telephone_raw: '030 111111' });
  const mergeAll = (into: string) => jana.browser.client.call(mergeAllEndpoint, { body: { into } });
  const undo = async (changeId: string | null) => {
    const body = { changeIds: [changeId ?? ''] };
    return replyOf(await jana.browser.client.call(undoChangesEndpoint, { body })).data;
  };
  const steps = async () => (await show(first)).steps;
  expect(codeOf(await mergeAll('nobody'))).toBe('NOT_FOUND');
  const before = await steps();
  const { changeId, merged } = replyOf(await mergeAll(first)).data;
  expect(merged).toBe(1);
  expect(await same(first)).toEqual([[second, true]]);
  expect((await steps()).length).toBe(1);
  expect(replyOf(await mergeAll(first)).data).toEqual({ changeId: null, merged: 0 });
  expect((await undo(changeId)).undone).toHaveLength(1);
  expect(await same(first)).toEqual([[second, false]]);
  expect(await steps()).toEqual(before);

  // The other one stands for both now, and cannot be undone once somebody has changed one of them.
  replyOf(await merge(second, first));
  const again = replyOf(await mergeAll(second)).data;
  expect(again.merged).toBe(1);
  expect(await same(second)).toEqual([[first, true]]);
  expect((await show(second)).mergedInto).toBeNull();
  replyOf(await unmerge(first));
  expect((await undo(again.changeId)).left).toMatchObject([{ code: 'STALE' }]);

  // Both people stay apart.
  expect(replyOf(await mergeAll(third)).data.merged).toBe(1);
  expect((await show(fourth)).mergedInto).toMatchObject({ enquiryId: third });
});
