import { closeDaysEndpoint } from '@funnel/contract/calendar/manage-hours';
import { makeShowroomFeedEndpoint } from '@funnel/contract/calendar-feed/calendar-feed';
import { listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { type DeskChange, followChangesEndpoint } from '@funnel/contract/event/follow-changes';
import { endPresenceEndpoint, tellPresenceEndpoint } from '@funnel/contract/presence/presence';
import { saveViewEndpoint } from '@funnel/contract/saved-view/manage-views';
import { listShowroomsEndpoint, removeShowroomEndpoint } from '@funnel/contract/showroom/manage-showrooms';
import { inviteStaffEndpoint } from '@funnel/contract/staff/invitation';
import { endStaffSessionsEndpoint } from '@funnel/contract/staff/session';
import { readStreamParts } from '@funnel/contract/stream-text';
import { addWebhookEndpoint, testWebhookEndpoint } from '@funnel/contract/webhook/manage-webhooks';
import type { StaffRole } from '@funnel/domain/staff/staff-role';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeApiKey } from '../api-key/make-api-key.ts';
import { replyOf, submitExample } from '../testing/customer-browser.ts';
import { followEvents } from '../testing/follow-events.ts';
import { secondServer } from '../testing/second-server.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const WAIT = { timeout: 60_000, interval: 10 };

/** A staff member, and the changes that their page gets, in order. */
async function follower(role: StaffRole, origin = app.origin) {
  const person = await staffBrowser(app, role);
  const cookie = `staff=${person.browser.cookies.get('staff')}`;
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const { signal } = leaving;
  const answer = await fetch(origin + followChangesEndpoint.path, { headers: { cookie }, signal });
  const changes: DeskChange[] = [];
  let text = '';
  let isReady = false;
  const texts = answer.body?.pipeThrough(new TextDecoderStream());
  if (!texts) throw new Error('an answer without a body');
  void (async () => {
    for await (const { data } of readStreamParts(texts)) {
      isReady = true;
      if (!data) continue;
      text += JSON.stringify(data);
      changes.push(data as DeskChange);
    }
  })().catch(() => undefined);
  await vi.waitFor(() => expect(isReady).toBe(true), WAIT);
  const topics = () => changes.flatMap((change) => ('topic' in change ? [change.topic] : []));
  return {
    ...person,
    text: () => text,
    topics,
    /** Waits for a later event that everybody gets, so that no earlier one is in flight. */
    untilEnquiry: (enquiryId: string) =>
      vi.waitFor(() => expect(changes).toContainEqual(expect.objectContaining({ enquiryId })), WAIT),
  };
}

test('what changes at the desk is told live to those who may see it, without what it is, and to no program', async () => {
  const [carla, mia, jana] = [await follower('owner'), await follower('manager'), await follower('agent')];
  const { key } = await makeApiKey(app.db, { name: 'CRM', scopes: ['events:read'], now: app.clock.now });
  const program = await followEvents(app.origin, { apiKey: key });
  await vi.waitFor(() => expect(program.parts).not.toEqual([]), WAIT);

  const { client } = carla.browser;
  replyOf(await client.call(closeDaysEndpoint, { body: { from: '2026-12-03', to: '2026-12-03' } }));
  const { version, showrooms } = replyOf(await client.call(listShowroomsEndpoint)).data;
  const id = showrooms[0]?.id ?? '';
  replyOf(await client.call(makeShowroomFeedEndpoint, { body: { showroom: id } }));
  replyOf(await client.call(removeShowroomEndpoint, { body: { version, id } }));
  const view = { name: 'Neu', isShared: true, filter: {} };
  replyOf(await client.call(saveViewEndpoint, { body: view }));
  replyOf(await client.call(saveViewEndpoint, { body: { ...view, isShared: false } }));
  replyOf(await client.call(inviteStaffEndpoint, { body: { email: 'paul@kueche.example', role: 'agent' } }));
  replyOf(await client.call(addWebhookEndpoint, { body: { url: 'https://crm.example/hook' } }));
  replyOf(await client.call(endStaffSessionsEndpoint, { body: { staffId: mia.staffId } }));
  await submitExample(app, 1);
  replyOf(await client.call(listEnquiriesEndpoint, { query: {} }));
  const { enquiryId } = await submitExample(app, 2);
  await Promise.all([carla, mia, jana].map((person) => person.untilEnquiry(enquiryId)));

  const forAll = ['slots', 'calendar-feeds'];
  // Views are entries of the audit trail only.
  const changesOf = ({ topics }: typeof carla) => topics().filter((topic) => topic !== 'audit');
  expect(changesOf(carla)).toEqual([...forAll, 'showrooms', 'views', 'staff', 'webhooks', 'sessions']);
  expect(carla.topics()).toContain('audit');
  // Her own sessions were revoked.
  expect(mia.topics()).toEqual([...forAll, 'showrooms', 'views', 'staff', 'sessions']);
  expect(jana.topics()).toEqual([...forAll, 'showrooms', 'views', 'staff']);
  for (const { text } of [carla, mia, jana]) expect(text()).not.toContain('paul@kueche.example');

  await program.until(2);
  expect(program.events().map(({ type }) => type)).toEqual(['enquiry.received', 'enquiry.received']);
  program.leave();
  await program.ended;
});

test('the log of the webhooks is told live to owners, also at another server, and is no entry of the trail', async () => {
  const [carla, mia] = [await follower('owner', await secondServer(app)), await follower('manager')];
  const { client } = carla.browser;
  const added = replyOf(await client.call(addWebhookEndpoint, { body: { url: 'https://crm.example/hook' } }));
  const toldOfWebhooks = () => carla.topics().filter((topic) => topic === 'webhooks').length;
  await vi.waitFor(() => expect(toldOfWebhooks()).toBe(1), WAIT);
  replyOf(await client.call(testWebhookEndpoint, { body: { endpointId: added.data.endpointId } }));
  await vi.waitFor(() => expect(toldOfWebhooks()).toBe(2), WAIT);
  const { enquiryId } = await submitExample(app);
  await mia.untilEnquiry(enquiryId);
  expect(mia.topics()).not.toContain('webhooks');
  const rows = await app.db.selectFrom('event').select('data').where('type', '=', 'data.changed').execute();
  expect(rows).toHaveLength(1);
});

test('who comes, goes, pauses or looks at an enquiry is told live, also by another server, and who just stays is not', async () => {
  const jana = await follower('agent', await secondServer(app));
  const { browser } = await staffBrowser(app, 'agent');
  const { enquiryId } = await submitExample(app);
  const pageId = 'a-page-of-tobias';
  const tell = async (told: { enquiryId: string | null; isPaused: boolean }) =>
    replyOf(await browser.client.call(tellPresenceEndpoint, { body: { pageId, ...told } }));
  const heard = (topics: readonly string[]) =>
    vi.waitFor(() => expect(jana.topics().filter((topic) => topic !== 'audit')).toEqual(topics), WAIT);

  await tell({ enquiryId: null, isPaused: false });
  await heard(['presence']);
  await tell({ enquiryId: null, isPaused: false });
  await tell({ enquiryId, isPaused: false });
  await heard(['presence', 'readers']);
  await tell({ enquiryId, isPaused: true });
  await heard(['presence', 'readers', 'presence']);
  replyOf(await browser.client.call(endPresenceEndpoint, { body: { pageId } }));
  await heard(['presence', 'readers', 'presence', 'presence', 'readers']);
  expect(jana.text()).not.toContain(pageId);
});
