import { listAuditEndpoint } from '@funnel/contract/audit/list-audit';
import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import {
  assignEnquiryEndpoint,
  changeManyEndpoint,
  changeStatusEndpoint,
  type ManyChange,
} from '@funnel/contract/pipeline/change-enquiry';
import { undoChangesEndpoint } from '@funnel/contract/pipeline/undo-changes';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { insertEndpoint } from '../webhook/webhook.queries.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = app.clock.now;

type Person = Awaited<ReturnType<typeof staffBrowser>>;
let jana: Person;
let tobias: Person;
let ids: string[];

beforeEach(async () => {
  app.clock.now = START;
  jana = await staffBrowser(app, 'agent');
  tobias = await staffBrowser(app, 'agent');
  ids = [];
  for (const visitor of [0, 1, 2]) ids.push((await submitExample(app, visitor)).enquiryId);
});

const laterBy = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const changeMany = async (change: ManyChange) => {
  const rows = await stored();
  const enquiries = rows.map(({ enquiryId, version }) => ({ enquiryId, version }));
  const { changed } = replyOf(
    await jana.browser.client.call(changeManyEndpoint, { body: { enquiries, change } }),
  ).data;
  return changed.map(({ changeId }) => changeId ?? '');
};
const move = async (enquiryId = ids[0] ?? '', version = 0) => {
  const body = { enquiryId, version, status: 'CONTACTED' } as const;
  return replyOf(await jana.browser.client.call(changeStatusEndpoint, { body })).data.changeId ?? '';
};
const undo = async (changeIds: string[], person = jana) =>
  replyOf(await person.browser.client.call(undoChangesEndpoint, { body: { changeIds } })).data;
const stored = () =>
  app.db
    .selectFrom('enquiry')
    .select([
      'enquiry_id as enquiryId',
      'version',
      'status',
      'lost_reason as lostReason',
      'assignee',
      'showroom',
      'showroom_by as showroomBy',
    ])
    .orderBy('received_at')
    .orderBy('enquiry_id')
    .execute();
const withoutVersion = async () => (await stored()).map(({ version: _, ...row }) => row);
const statusOf = async (enquiryId: string) =>
  (await stored()).find((row) => row.enquiryId === enquiryId)?.status;
const eventTypes = async () =>
  (await app.db.selectFrom('event').select('type').orderBy('sequence').execute()).map(({ type }) => type);

describe('undo', () => {
  test('puts status, lost reason, assignee, showroom and who chose it back, also to new', async () => {
    await app.db
      .updateTable('enquiry')
      .set({ showroom: 'KONZ', showroom_by: 'VISITOR' })
      .where('enquiry_id', '=', ids[0] ?? '')
      .execute();
    await app.db
      .updateTable('enquiry')
      .set({ status: 'LOST', lost_reason: 'TOO_FAR', assignee: tobias.staffId })
      .where('enquiry_id', '=', ids[1] ?? '')
      .execute();
    const before = await withoutVersion();
    const changes: ManyChange[] = [
      { status: 'OFFER' },
      { assignee: jana.staffId },
      { showroom: 'MAINZ' },
      { showroom: null },
    ];
    for (const change of changes) {
      const made = await changeMany(change);
      expect(await withoutVersion()).not.toEqual(before);
      const { undone, left } = await undo(made.filter((id) => id !== ''));
      expect(left).toEqual([]);
      expect(await withoutVersion()).toEqual(before);
      const versions = (await stored()).map(({ enquiryId, version }) => [enquiryId, version]);
      for (const { enquiryId, version } of undone) expect(versions).toContainEqual([enquiryId, version]);
    }
  });

  test('puts both back where one change gave it to a person and to a showroom', async () => {
    const before = await withoutVersion();
    const body = { enquiryId: ids[0] ?? '', version: 0, assignee: jana.staffId, showroom: 'MAINZ' };
    const { changeId } = replyOf(await jana.browser.client.call(assignEnquiryEndpoint, { body })).data;
    expect((await undo([changeId ?? ''])).undone).toMatchObject([{ version: 2, assignee: null }]);
    expect(await withoutVersion()).toEqual(before);
  });

  test('undone changes make no webhook, and the rest make theirs after the undo window', async () => {
    await app.runJobs({ ignoresPauses: true });
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const url = 'https://crm.example/hook';
    await insertEndpoint(app.db, { endpointId: 'crm', url, secret, createdAt: START });
    app.mail.mails = [];
    app.webhooks.calls = [];
    const [first = '', ...rest] = await changeMany({ status: 'CONTACTED' });
    await app.runJobs();
    expect(app.webhooks.calls).toEqual([]);
    await undo([first]);
    await app.runJobs({ ignoresPauses: true });
    await app.runJobs({ ignoresPauses: true });
    expect(app.webhooks.calls.map(({ eventId }) => eventId).sort()).toEqual(rest.sort());
    expect(app.mail.mails).toEqual([]);
  });

  test('stays in the history as taken back, and the audit trail has both acts', async () => {
    const changeId = await move();
    await undo([changeId]);
    const query = { enquiryId: ids[0] ?? '' };
    const { events } = replyOf(await jana.browser.client.call(listTimelineEndpoint, { query })).data;
    expect(events.map(({ type, by, isUndone, change }) => [type, by, isUndone, change])).toEqual([
      ['enquiry.change-undone', 'Jana Roth', false, { undoneEventId: changeId }],
      ['enquiry.status-changed', 'Jana Roth', true, { status: { from: 'NEW', to: 'CONTACTED' } }],
      ['enquiry.received', null, false, undefined],
    ]);
    const carla = await staffBrowser(app, 'owner');
    const trail = replyOf(
      await carla.browser.client.call(listAuditEndpoint, { query: { enquiry: ids[0], kind: 'work' } }),
    ).data.entries;
    expect(trail.map(({ type, by }) => [type, by?.staffId]).slice(0, 2)).toEqual([
      ['enquiry.change-undone', jana.staffId],
      ['enquiry.status-changed', jana.staffId],
    ]);
  });

  test('is over after the undo window, or as soon as something was sent', async () => {
    const changeId = await move();
    laterBy(10_001);
    const tooLate = { undone: [], left: [{ changeId, code: 'UNDO_OVER' }] };
    expect(await undo([changeId])).toEqual(tooLate);
    app.clock.now = START;
    await app.runJobs({ ignoresPauses: true });
    expect(await undo([changeId])).toEqual(tooLate);
    expect(await statusOf(ids[0] ?? '')).toBe('CONTACTED');
    expect(await eventTypes()).not.toContain('enquiry.change-undone');
  });

  test('leaves what somebody changed since, names it, and takes the others back', async () => {
    const made = await changeMany({ status: 'CONTACTED' });
    const [{ enquiryId = '' } = {}] = await stored();
    const body = { enquiryId, version: 1, status: 'OFFER' } as const;
    replyOf(await tobias.browser.client.call(changeStatusEndpoint, { body }));
    const { undone, left } = await undo(made);
    expect(left).toEqual([{ changeId: made[0], code: 'STALE' }]);
    expect(undone.map(({ status, version }) => [status, version])).toEqual([
      ['NEW', 2],
      ['NEW', 2],
    ]);
    expect(await statusOf(enquiryId)).toBe('OFFER');
    // Sends the events of that change.
    await app.runJobs({ ignoresPauses: true });
    expect(await undo(made)).toMatchObject({ undone: [] });
    expect((await eventTypes()).filter((type) => type === 'enquiry.change-undone')).toHaveLength(2);
  });

  test('is for the person who made the change, once', async () => {
    const changeId = await move();
    const notThere = { undone: [], left: [{ changeId, code: 'NOT_FOUND' }] };
    expect(await undo([changeId], tobias)).toEqual(notThere);
    expect((await undo([changeId])).undone).toHaveLength(1);
    expect(await undo([changeId])).toEqual(notThere);
    const versions = (await stored()).map(({ version }) => version);
    expect(versions.sort()).toEqual([0, 0, 2]);
  });

  test('pressed many times at once happens once', async () => {
    const changeId = await move();
    const replies = await Promise.all(Array.from({ length: 6 }, () => undo([changeId, changeId])));
    expect(replies.flatMap(({ undone }) => undone)).toHaveLength(1);
    expect(replies.flatMap(({ left }) => left)).toHaveLength(11);
    expect((await eventTypes()).filter((type) => type === 'enquiry.change-undone')).toHaveLength(1);
    expect(await statusOf(ids[0] ?? '')).toBe('NEW');
  });

  test('of a colleague’s change at the same time, one of the two holds', async () => {
    const changeId = await move();
    const body = { enquiryId: ids[0] ?? '', version: 1, status: 'OFFER' } as const;
    const [{ undone }, changed] = await Promise.all([
      undo([changeId]),
      tobias.browser.client.call(changeStatusEndpoint, { body }),
    ]);
    expect([undone.length, codeOf(changed)]).toEqual(
      (await statusOf(ids[0] ?? '')) === 'OFFER' ? [0, 'OK'] : [1, 'STALE'],
    );
  });

  test('what changed nothing, and other acts, cannot be taken back', async () => {
    const [enquiryId = ''] = ids;
    const same = { enquiryId, version: 0, status: 'NEW' } as const;
    expect(
      replyOf(await jana.browser.client.call(changeStatusEndpoint, { body: same })).data.changeId,
    ).toBeNull();
    const { event_id: received } = await app.db
      .selectFrom('event')
      .select('event_id')
      .where('enquiry_id', '=', enquiryId)
      .executeTakeFirstOrThrow();
    expect((await undo([received])).left).toEqual([{ changeId: received, code: 'NOT_FOUND' }]);
    for (const changeIds of [[], ['x'], Array.from({ length: 201 }, () => received)])
      expect(codeOf(await jana.browser.client.call(undoChangesEndpoint, { body: { changeIds } }))).toBe(
        'INVALID_INPUT',
      );
  });
});
