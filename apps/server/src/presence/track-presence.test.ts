import { claimCallEndpoint, releaseCallEndpoint } from '@funnel/contract/call-queue/make-call';
import {
  endPresenceEndpoint,
  listPresentEndpoint,
  listReadersEndpoint,
  tellPresenceEndpoint,
} from '@funnel/contract/presence/presence';
import { signOutStaffEndpoint } from '@funnel/contract/staff/session';
import { PRESENCE_SILENCE_MS } from '@funnel/domain/presence/presence';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = app.clock.now;

type Person = Awaited<ReturnType<typeof staffBrowser>>;
let jana: Person;
let tobias: Person;
let enquiryId: string;

beforeEach(async () => {
  app.clock.now = START;
  await app.db.deleteFrom('presence').execute();
  jana = await staffBrowser(app, 'agent');
  tobias = await staffBrowser(app, 'agent');
  ({ enquiryId } = await submitExample(app));
});

const page = (number: number) => `page-of-somebody-${number}`;
const tell = (person: Person, more: { enquiryId?: string; isPaused?: boolean; page?: number } = {}) =>
  person.browser.client.call(tellPresenceEndpoint, {
    body: {
      pageId: page(more.page ?? 1),
      enquiryId: more.enquiryId ?? null,
      isPaused: more.isPaused ?? false,
    },
  });
const present = async (person = jana) =>
  replyOf(await person.browser.client.call(listPresentEndpoint)).data.colleagues;
const readers = async (person = jana, id = enquiryId) =>
  replyOf(await person.browser.client.call(listReadersEndpoint, { query: { enquiryId: id } })).data.readers;

describe('who is at the desk', () => {
  test('is who has a page open: ready, pausing or on a call, and never oneself', async () => {
    expect(await present()).toEqual([]);
    await tell(jana);
    await tell(tobias);
    const { staffId } = tobias;
    const ready = { staffId, name: 'Jana Roth', state: 'READY', since: null, leftMs: PRESENCE_SILENCE_MS };
    expect(await present()).toEqual([ready]);
    await tell(tobias, { isPaused: true });
    expect(await present()).toEqual([{ ...ready, state: 'PAUSE' }]);
    await tobias.browser.client.call(claimCallEndpoint, { body: { enquiryId } });
    expect(await present()).toEqual([{ ...ready, state: 'CALL', since: START.toISOString() }]);
    await tobias.browser.client.call(releaseCallEndpoint, { body: { enquiryId } });
    expect(await present()).toEqual([{ ...ready, state: 'PAUSE' }]);
  });

  test('who has two pages pauses with both, and is gone with the last', async () => {
    await tell(tobias, { isPaused: true, page: 1 });
    await tell(tobias, { page: 2 });
    expect(await present()).toMatchObject([{ state: 'READY' }]);
    await tobias.browser.client.call(endPresenceEndpoint, { body: { pageId: page(2) } });
    expect(await present()).toMatchObject([{ state: 'PAUSE' }]);
    await tobias.browser.client.call(endPresenceEndpoint, { body: { pageId: page(1) } });
    expect(await present()).toEqual([]);
  });

  test('a page that is silent is gone, and so is one whose session ends', async () => {
    await tell(tobias, { enquiryId });
    app.clock.now = new Date(START.getTime() + PRESENCE_SILENCE_MS);
    expect([await present(), await readers()]).toEqual([[], []]);
    await tell(tobias, { enquiryId });
    expect(await present()).toHaveLength(1);
    await tobias.browser.client.call(signOutStaffEndpoint, { body: {} });
    expect([await present(), await readers()]).toEqual([[], []]);
  });
});

describe('who looks at an enquiry', () => {
  test('is seen by others, not by oneself, and only at that enquiry', async () => {
    const { enquiryId: other } = await submitExample(app, 1, { personal_telephone_raw: '0681 222222' });
    await tell(tobias, { enquiryId });
    await tell(tobias, { enquiryId, page: 2 });
    const { staffId } = tobias;
    expect(await readers()).toEqual([{ staffId, name: 'Jana Roth', leftMs: PRESENCE_SILENCE_MS }]);
    expect(await readers(tobias)).toEqual([]);
    expect(await readers(jana, other)).toEqual([]);
    await tell(tobias, { enquiryId: other });
    await tell(tobias, { page: 2 });
    expect(await readers()).toEqual([]);
    expect(await readers(jana, other)).toHaveLength(1);
  });

  test('an enquiry that does not exist is looked at by nobody', async () => {
    replyOf(await tell(tobias, { enquiryId: 'gone' }));
    expect(await readers(jana, 'gone')).toEqual([]);
    expect(await present()).toHaveLength(1);
  });

  test('nobody ends the page of somebody else', async () => {
    await tell(tobias, { enquiryId });
    replyOf(await jana.browser.client.call(endPresenceEndpoint, { body: { pageId: page(1) } }));
    expect(await readers()).toHaveLength(1);
  });

  test('a page without a proper id is refused', async () => {
    const body = { pageId: 'x', enquiryId: null, isPaused: false };
    expect(codeOf(await jana.browser.client.call(tellPresenceEndpoint, { body }))).toBe('INVALID_INPUT');
  });
});

test('an open page alone keeps no session alive', async () => {
  const seen = async () =>
    (
      await app.db
        .selectFrom('staff_session')
        .select('seen_at')
        .where('session_id', '=', jana.sessionId)
        .executeTakeFirstOrThrow()
    ).seen_at;
  app.clock.now = new Date(START.getTime() + 60 * 60_000);
  replyOf(await tell(jana));
  await present();
  expect(await seen()).toEqual(START);
});
