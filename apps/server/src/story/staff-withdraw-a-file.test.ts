import { listAuditEndpoint } from '@funnel/contract/audit/list-audit';
import { showOverviewEndpoint } from '@funnel/contract/customer-area/show-overview';
import { addFilesEndpoint } from '@funnel/contract/enquiry-record/add-files';
import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import { readFileEndpoint } from '@funnel/contract/enquiry-record/read-file';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { withdrawFileEndpoint } from '@funnel/contract/enquiry-record/withdraw-file';
import { undoChangesEndpoint } from '@funnel/contract/pipeline/undo-changes';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeApiKey } from '../api-key/make-api-key.ts';
import { removeExpiredFiles } from '../floor-plan/remove-expired-files.ts';
import { codeOf, confirmedCustomer, replyOf } from '../testing/customer-browser.ts';
import { downloadFile, uploadPdf } from '../testing/customer-files.ts';
import { drawnPdf } from '../testing/example-file.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { filesBelow } from '../testing/upload-form.ts';
import { insertEndpoint } from '../webhook/webhook.queries.ts';

const app = useTestApp({ environment: { UNLIMITED_CLIENTS: '', TRUST_PROXY: '1' } });
const START = app.clock.now;
const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

let jana: Awaited<ReturnType<typeof staffBrowser>>;
let tobias: Awaited<ReturnType<typeof staffBrowser>>;
let customer: Awaited<ReturnType<typeof confirmedCustomer>>;
let enquiryId: string;
/** An offer that Jana has filed. */
let fileId: string;

beforeEach(async () => {
  app.clock.now = START;
  app.webhooks.calls = [];
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const endpoint = { endpointId: 'crm', url: 'https://crm.example/hook', secret };
  await insertEndpoint(app.db, { ...endpoint, createdAt: app.clock.now });
  jana = await staffBrowser(app, 'agent');
  tobias = await staffBrowser(app, 'agent');
  customer = await confirmedCustomer(app);
  ({ enquiryId } = customer);
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(drawnPdf())]), 'Angebot Groß.pdf');
  const url = `${app.origin}${addFilesEndpoint.path}?enquiryId=${enquiryId}&purpose=OFFER`;
  const answer = await jana.browser.send(url, { method: 'POST', body: form });
  fileId = addFilesEndpoint.reply.parse(await answer.json()).data.uploadedFiles[0]?.fileId ?? '';
  await app.runJobs();
});

const withdraw = (by = jana, id = fileId, of = enquiryId) =>
  by.browser.client.call(withdrawFileEndpoint, { body: { enquiryId: of, fileId: id } });
const withdrawn = async (by = jana) => replyOf(await withdraw(by)).data.changeId;
const undo = async (changeId: string, by = jana) =>
  replyOf(await by.browser.client.call(undoChangesEndpoint, { body: { changeIds: [changeId] } })).data;
const area = async () => {
  const { data } = replyOf(await customer.browser.client.call(showOverviewEndpoint));
  const [enquiry] = data.enquiries;
  return { files: enquiry?.files.map(({ name }) => name), withdrawn: enquiry?.withdrawn };
};
const atTheDesk = async () => {
  const { data } = replyOf(await jana.browser.client.call(showEnquiryEndpoint, { query: { enquiryId } }));
  return data.files.map(({ name }) => name);
};
const timeline = async () => {
  const query = { enquiryId, limit: 20 };
  const { data } = replyOf(await jana.browser.client.call(listTimelineEndpoint, { query }));
  return data.events.filter(({ type }) => type.startsWith('files.'));
};
const kept = () => filesBelow(`${app.dataDir}/files/kept`);
const delivered = () =>
  app.webhooks.calls.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === 'files.withdrawn');

describe('a file that the staff withdraw', () => {
  test('is gone for everybody at once; the customer area says so without its name, the history with it', async () => {
    await withdrawn(tobias);
    expect(await area()).toEqual({
      files: [],
      withdrawn: [{ purpose: 'OFFER', withdrawnAt: START.toISOString() }],
    });
    expect(await atTheDesk()).toEqual([]);
    const { status } = await downloadFile(customer.browser, app.origin, { enquiryId, fileId });
    expect(status).toBe(404);
    const shown = await jana.browser.send(
      `${app.origin}${readFileEndpoint.path}?${new URLSearchParams({ enquiryId, fileId })}`,
    );
    expect(shown.status).toBe(404);
    const { key } = await makeApiKey(app.db, { name: 'CRM', scopes: ['files:read'], now: app.clock.now });
    const fetched = await fetch(`${app.origin}/api/v1/enquiry-files?fileId=${fileId}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(fetched.status).toBe(404);
    expect(await timeline()).toMatchObject([
      { type: 'files.withdrawn', actor: 'staff', by: 'Jana Roth', files: ['Angebot Groß.pdf'] },
      { type: 'files.added', actor: 'staff', by: 'Jana Roth', files: ['Angebot Groß.pdf'] },
    ]);
    const owner = await staffBrowser(app, 'owner');
    const audit = replyOf(await owner.browser.client.call(listAuditEndpoint, { query: {} })).data.entries;
    expect(audit.map(({ type }) => type)).toContain('files.withdrawn');
  });

  test('comes back by an undo; nobody outside has heard of it, and nothing is erased', async () => {
    const before = (await kept()).length;
    const changeId = await withdrawn();
    await app.runJobs();
    app.clock.now = new Date(START.getTime() + 9 * SECOND_MS);
    expect(await undo(changeId)).toMatchObject({ undone: [{ enquiryId, version: 0 }], left: [] });
    await app.runJobs({ ignoresPauses: true });
    expect(await area()).toEqual({ files: ['Angebot Groß.pdf'], withdrawn: [] });
    expect(await atTheDesk()).toEqual(['Angebot Groß.pdf']);
    expect((await downloadFile(customer.browser, app.origin, { enquiryId, fileId })).status).toBe(200);
    expect(delivered()).toEqual([]);
    expect((await timeline())[0]).toMatchObject({ type: 'files.withdrawn', isUndone: true });
    expect(await kept()).toHaveLength(before);
  });

  test('can be undone although the enquiry was changed since', async () => {
    const changeId = await withdrawn();
    await app.db.updateTable('enquiry').set({ version: 7 }).where('enquiry_id', '=', enquiryId).execute();
    expect((await undo(changeId)).left).toEqual([]);
    expect(await atTheDesk()).toEqual(['Angebot Groß.pdf']);
  });

  test('is erased after the undo window, when programs are told', async () => {
    const before = (await kept()).length;
    const changeId = await withdrawn();
    expect(await kept()).toHaveLength(before);
    app.clock.now = new Date(START.getTime() + 11 * SECOND_MS);
    await app.runJobs({ ignoresPauses: true });
    await app.runJobs();
    expect(delivered()).toMatchObject([
      { data: { enquiryId, files: [{ fileId, name: 'Angebot Groß.pdf', purpose: 'OFFER' }] } },
    ]);
    expect(await app.db.selectFrom('file').select('file_id').execute()).toEqual([]);
    expect(await app.db.selectFrom('file_to_erase').selectAll().execute()).toEqual([]);
    expect(await kept()).toHaveLength(before - 1);
    expect(await undo(changeId)).toMatchObject({ left: [{ code: 'UNDO_OVER' }] });
    expect((await area()).withdrawn).toHaveLength(1);
    const longAgo = { happened_at: new Date(START.getTime() - 31 * DAY_MS) };
    await app.db.updateTable('event').set(longAgo).where('type', '=', 'files.withdrawn').execute();
    expect((await area()).withdrawn).toEqual([]);
  });

  test('is erased by the clean-up where its job was lost, as by a restore', async () => {
    const before = (await kept()).length;
    await withdrawn();
    await sql`delete from pgboss.job`.execute(app.db);
    await removeExpiredFiles(app.services);
    expect(await kept()).toHaveLength(before);
    app.clock.now = new Date(START.getTime() + DAY_MS);
    await removeExpiredFiles(app.services);
    expect(await kept()).toHaveLength(before - 1);
  });

  test('by two at once is withdrawn once', async () => {
    const codes = (await Promise.all([withdraw(jana), withdraw(tobias)])).map(codeOf);
    expect(codes.sort()).toEqual(['NOT_FOUND', 'OK']);
  });
});

test.each(['of the customer', 'of another enquiry', 'that is unknown'])('a file %s stays', async (which) => {
  const own = await uploadPdf(customer.browser, app.origin, enquiryId);
  const other = await confirmedCustomer(app, 2);
  const tried = {
    'of the customer': withdraw(jana, own),
    'of another enquiry': withdraw(jana, fileId, other.enquiryId),
    'that is unknown': withdraw(jana, 'unknown'),
  }[which];
  expect(tried && codeOf(await tried)).toBe('NOT_FOUND');
  expect((await area()).files).toContain('Angebot Groß.pdf');
});
