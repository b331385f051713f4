import {
  addNoteEndpoint,
  assignEnquiryEndpoint,
  changeStatusEndpoint,
} from '@funnel/contract/pipeline/change-enquiry';
import { chooseShowroomEndpoint } from '@funnel/contract/showroom/choose-showroom';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let jana: Awaited<ReturnType<typeof staffBrowser>>;
let enquiryId: string;

beforeEach(async () => {
  jana = await staffBrowser(app, 'agent');
  ({ enquiryId } = await submitExample(app));
});

const stored = () =>
  app.db
    .selectFrom('enquiry')
    .select(['status', 'lost_reason', 'assignee', 'showroom', 'version'])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
const events = () =>
  app.db.selectFrom('event').select(['type', 'actor', 'actor_id', 'data']).orderBy('sequence').execute();

describe('the status', () => {
  test('moves on, and the event names who moved it from where to where', async () => {
    const body = { enquiryId, version: 0, status: 'CONTACTED' } as const;
    const { data } = replyOf(await jana.browser.client.call(changeStatusEndpoint, { body }));
    expect(data).toMatchObject({ enquiryId, version: 1, status: 'CONTACTED', lostReason: null });
    expect((await events()).at(-1)).toMatchObject({
      type: 'enquiry.status-changed',
      actor: 'staff',
      actor_id: jana.staffId,
      data: { enquiryId, change: { status: { from: 'NEW', to: 'CONTACTED' } } },
    });
  });

  test('of two editors who saw the same version one wins, and the other is stale', async () => {
    const other = await staffBrowser(app, 'manager');
    const outcomes = await Promise.all([
      jana.browser.client.call(changeStatusEndpoint, {
        body: { enquiryId, version: 0, status: 'CONTACTED' },
      }),
      other.browser.client.call(changeStatusEndpoint, {
        body: { enquiryId, version: 0, status: 'LOST', lostReason: 'TOO_FAR' },
      }),
    ]);
    expect(outcomes.map(codeOf).sort()).toEqual(['OK', 'STALE']);
    const winner = codeOf(outcomes[0]) === 'OK' ? 'CONTACTED' : 'LOST';
    expect(await stored()).toMatchObject({ status: winner, version: 1 });
    expect((await events()).filter(({ type }) => type === 'enquiry.status-changed')).toHaveLength(1);
  });

  test.each([
    [{ status: 'WON' }, 'WRONG_STATE'],
    [{ status: 'LOST' }, 'INVALID_INPUT'],
    [{ status: 'CONTACTED', lostReason: 'TOO_FAR' }, 'INVALID_INPUT'],
    [{ status: 'CONTACTED', version: 3 }, 'STALE'],
    [{ status: 'CONTACTED', enquiryId: 'nobody' }, 'NOT_FOUND'],
  ] as const)('%j is refused with %s and changes nothing', async (change, code) => {
    const body = { enquiryId, version: 0, ...change };
    expect(codeOf(await jana.browser.client.call(changeStatusEndpoint, { body }))).toBe(code);
    expect(await stored()).toMatchObject({ status: 'NEW', version: 0 });
    expect(await events()).toHaveLength(1);
  });

  test('the same status again changes nothing', async () => {
    const body = { enquiryId, version: 0, status: 'NEW' } as const;
    expect(replyOf(await jana.browser.client.call(changeStatusEndpoint, { body })).data.version).toBe(0);
    expect(await events()).toHaveLength(1);
  });
});

describe('an assignment', () => {
  const assign = (change: { assignee?: string | null; showroom?: string | null }, version = 0) =>
    jana.browser.client.call(assignEnquiryEndpoint, { body: { enquiryId, version, ...change } });

  test('names a person, a showroom or both, and what is left out stays', async () => {
    replyOf(await assign({ assignee: jana.staffId, showroom: 'MAINZ' }));
    replyOf(await assign({ showroom: null }, 1));
    expect(await stored()).toMatchObject({ assignee: jana.staffId, showroom: null, version: 2 });
    expect((await events()).slice(1)).toMatchObject([
      { data: { change: { assignee: jana.staffId, showroom: 'MAINZ' } } },
      { data: { change: { showroom: null } } },
    ]);
  });

  test('to somebody who cannot sign in, or to no showroom of ours, is refused', async () => {
    const gone = await staffBrowser(app, 'agent');
    await app.db
      .updateTable('staff')
      .set({ deactivated_at: app.clock.now })
      .where('staff_id', '=', gone.staffId)
      .execute();
    for (const change of [{ assignee: gone.staffId }, { assignee: 'nobody' }, { showroom: 'TRIER' }])
      expect(codeOf(await assign(change))).toBe('INVALID_INPUT');
  });

  test('of an older version is refused, also after the visitor chose a showroom', async () => {
    replyOf(await assign({ assignee: jana.staffId }));
    expect(codeOf(await assign({ assignee: null }))).toBe('STALE');
    const body = { enquiryId, showroom: 'KONZ' };
    replyOf(await app.client.call(chooseShowroomEndpoint, { body }));
    expect(codeOf(await assign({ showroom: 'MAINZ' }, 1))).toBe('STALE');
    expect((await stored()).showroom).toBe('KONZ');
  });
});

describe('a note', () => {
  const write = (text: string, idempotencyKey?: string) =>
    jana.browser.client.call(addNoteEndpoint, {
      body: { enquiryId, text },
      ...(idempotencyKey && { idempotencyKey }),
    });

  test('is kept once per key, changes no version, and its text is in no event', async () => {
    const first = replyOf(await write('Insel wäre ein Traum', 'k'));
    expect(replyOf(await write('Insel wäre ein Traum', 'k'))).toEqual(first);
    expect(await app.db.selectFrom('note').select(['text', 'staff_id']).execute()).toEqual([
      { text: 'Insel wäre ein Traum', staff_id: jana.staffId },
    ]);
    expect((await stored()).version).toBe(0);
    const last = (await events()).at(-1);
    expect(last).toMatchObject({ type: 'note.added', data: { change: first.data } });
    expect(JSON.stringify(last)).not.toContain('Traum');
  });

  test('of two people at once both are kept', async () => {
    await Promise.all([write('eins'), write('zwei')]);
    const texts = await app.db.selectFrom('note').select('text').execute();
    expect(texts.map(({ text }) => text).sort()).toEqual(['eins', 'zwei']);
    const { note_text } = await app.db.selectFrom('enquiry').select('note_text').executeTakeFirstOrThrow();
    expect(note_text).toContain('eins');
    expect(note_text).toContain('zwei');
  });
});

test('changes by the staff make no mail', async () => {
  await app.runJobs({ ignoresPauses: true });
  app.mail.mails = [];
  const body = { enquiryId, version: 0, status: 'CONTACTED' } as const;
  replyOf(await jana.browser.client.call(changeStatusEndpoint, { body }));
  await app.runJobs({ ignoresPauses: true });
  expect(app.mail.mails).toEqual([]);
});
