import { listAuditEndpoint } from '@funnel/contract/audit/list-audit';
import {
  type CallEnd,
  claimCallEndpoint,
  endCallEndpoint,
  keepCallEndpoint,
  releaseCallEndpoint,
  takeOverCallEndpoint,
  undoCallEndpoint,
} from '@funnel/contract/call-queue/make-call';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { CLAIM_SILENCE_MS } from '@funnel/domain/call-queue/claim';
import { beforeEach, describe, expect, test } from 'vitest';
import { tellEventJob } from '../event/tell-event-job.ts';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { listJobs } from '../testing/run-jobs.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
/** Monday, 11:00 in Germany. */
const START = app.clock.now;

type Person = Awaited<ReturnType<typeof staffBrowser>>;
let jana: Person;
let tobias: Person;
let enquiryId: string;

beforeEach(async () => {
  app.clock.now = START;
  jana = await staffBrowser(app, 'agent');
  tobias = await staffBrowser(app, 'agent');
  ({ enquiryId } = await submitExample(app));
});

const laterBy = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const claim = (person: Person, id = enquiryId) =>
  person.browser.client.call(claimCallEndpoint, { body: { enquiryId: id } });
const end = (person: Person, outcome: CallEnd) =>
  person.browser.client.call(endCallEndpoint, { body: { enquiryId, outcome } });
const types = async () =>
  (await app.db.selectFrom('event').select('type').orderBy('sequence').execute()).map(({ type }) => type);

describe('a claim', () => {
  test('of many at once is won by one, and the others are refused', async () => {
    const crowd = await Promise.all(Array.from({ length: 8 }, () => staffBrowser(app, 'agent')));
    const codes = (await Promise.all(crowd.map((person) => claim(person)))).map(codeOf);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CLAIMED')).toHaveLength(7);
  });

  test('is kept by heartbeats, and is free after two minutes without', async () => {
    replyOf(await claim(jana));
    const beat = () => jana.browser.client.call(keepCallEndpoint, { body: { enquiryId } });
    laterBy(CLAIM_SILENCE_MS - 1);
    replyOf(await beat());
    laterBy(CLAIM_SILENCE_MS - 1);
    expect(codeOf(await claim(tobias))).toBe('CLAIMED');
    laterBy(1);
    expect(codeOf(await claim(tobias))).toBe('OK');
    expect(codeOf(await beat())).toBe('NOT_CLAIMED');
    expect(codeOf(await end(jana, { kind: 'REACHED' }))).toBe('NOT_CLAIMED');
  });

  test('goes on when claimed again, is released by hand, and is in the live feed alone', async () => {
    const { since } = replyOf(await claim(jana)).data;
    laterBy(5_000);
    expect(replyOf(await claim(jana)).data.since).toBe(since);
    const release = () => jana.browser.client.call(releaseCallEndpoint, { body: { enquiryId } });
    replyOf(await release());
    replyOf(await release());
    replyOf(await claim(tobias));
    expect((await types()).slice(1)).toEqual(['call.claimed', 'call.released', 'call.claimed']);
    expect(await listJobs(app.db, tellEventJob.name)).toHaveLength(1);
  });
});

describe('nobody is on two calls', () => {
  let other: string;
  beforeEach(async () => {
    ({ enquiryId: other } = await submitExample(app, 1, { personal_telephone_raw: '0681 444441' }));
  });
  const claims = () => app.db.selectFrom('call_claim').select(['enquiry_id', 'staff_id']).execute();

  test('the next call gives the one before back, so that colleagues can make it', async () => {
    replyOf(await claim(jana));
    replyOf(await claim(jana, other));
    expect(await claims()).toEqual([{ enquiry_id: other, staff_id: jana.staffId }]);
    expect((await types()).slice(2)).toEqual(['call.claimed', 'call.released', 'call.claimed']);
    expect(codeOf(await end(jana, { kind: 'REACHED' }))).toBe('NOT_CLAIMED');
    expect(codeOf(await claim(tobias))).toBe('OK');
  });

  test('also not who claims in many browsers at once', async () => {
    const codes = (await Promise.all([enquiryId, other, enquiryId, other].map((id) => claim(jana, id)))).map(
      codeOf,
    );
    expect(codes).toEqual(['OK', 'OK', 'OK', 'OK']);
    expect(await claims()).toHaveLength(1);
  });

  test('who takes an outcome back while on the next call stays on it, and the former is free', async () => {
    replyOf(await claim(jana));
    const { callId } = replyOf(await end(jana, { kind: 'REACHED' })).data;
    replyOf(await claim(jana, other));
    const undone = await jana.browser.client.call(undoCallEndpoint, { body: { callId } });
    expect(replyOf(undone).data.enquiryId).toBe(enquiryId);
    expect(await claims()).toEqual([{ enquiry_id: other, staff_id: jana.staffId }]);
    expect(codeOf(await claim(tobias))).toBe('OK');
  });
});

describe('taking a call over', () => {
  const takeOver = (person: Person, id = enquiryId) =>
    person.browser.client.call(takeOverCallEndpoint, { body: { enquiryId: id } });

  test('is for managers and owners, ends the colleague’s claim, and is in the audit trail', async () => {
    const carla = await staffBrowser(app, 'owner');
    const henrik = await staffBrowser(app, 'manager');
    replyOf(await claim(jana));
    expect(codeOf(await takeOver(tobias))).toBe('FORBIDDEN');
    laterBy(5_000);
    const { data } = replyOf(await takeOver(henrik));
    expect(data).toMatchObject({ enquiryId, since: app.clock.now.toISOString() });
    const { entries } = replyOf(await jana.browser.client.call(showQueueEndpoint)).data;
    expect(entries[0]?.claim?.staffId).toBe(henrik.staffId);
    const beat = await jana.browser.client.call(keepCallEndpoint, { body: { enquiryId } });
    expect(codeOf(beat)).toBe('NOT_CLAIMED');
    expect(codeOf(await end(jana, { kind: 'REACHED' }))).toBe('NOT_CLAIMED');
    const trail = await carla.browser.client.call(listAuditEndpoint, { query: { kind: 'work' } });
    expect(replyOf(trail).data.entries[0]).toMatchObject({
      type: 'call.taken-over',
      by: { staffId: henrik.staffId },
      person: { staffId: jana.staffId },
      enquiry: { enquiryId },
    });
    expect(codeOf(await end(henrik, { kind: 'REACHED' }))).toBe('OK');
  });

  test('of a call that nobody is on, or that is one’s own, is claiming it', async () => {
    const henrik = await staffBrowser(app, 'manager');
    const { since } = replyOf(await takeOver(henrik)).data;
    laterBy(5_000);
    expect(replyOf(await takeOver(henrik)).data.since).toBe(since);
    replyOf(await henrik.browser.client.call(releaseCallEndpoint, { body: { enquiryId } }));
    replyOf(await claim(jana));
    laterBy(CLAIM_SILENCE_MS);
    replyOf(await takeOver(henrik));
    expect((await types()).slice(1)).toEqual([
      'call.claimed',
      'call.released',
      'call.claimed',
      'call.claimed',
    ]);
    expect(codeOf(await takeOver(henrik, 'nobody'))).toBe('NOT_FOUND');
  });
});
