import { claimCallEndpoint, endCallEndpoint, undoCallEndpoint } from '@funnel/contract/call-queue/make-call';
import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import { readFileEndpoint } from '@funnel/contract/enquiry-record/read-file';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { attachFilesEndpoint } from '@funnel/contract/floor-plan/attach-files';
import {
  addNoteEndpoint,
  assignEnquiryEndpoint,
  changeStatusEndpoint,
} from '@funnel/contract/pipeline/change-enquiry';
import { changeNameEndpoint } from '@funnel/contract/staff/profile';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { cornerPicture, drawnPdf } from '../testing/example-file.ts';
import { staffBrowser, staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { sendForm } from '../testing/upload-form.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let jana: Awaited<ReturnType<typeof staffBrowser>>;
let enquiryId: string;
let kitchenId: string;

beforeEach(async () => {
  jana = await staffBrowser(app, 'agent');
  ({ enquiryId, kitchenId } = await submitExample(app, 0, { hidden: { filiale: 'Süd' } }));
});

const show = (id = enquiryId) => jana.browser.client.call(showEnquiryEndpoint, { query: { enquiryId: id } });

/** Uploads a floor plan like a visitor. */
async function addFile(bytes: Uint8Array, name: string): Promise<string> {
  const { body } = await sendForm(app.origin, [{ bytes, name }]);
  const fileId = body.uploadedFiles[0]?.fileId ?? '';
  replyOf(await app.client.call(attachFilesEndpoint, { body: { kitchenId, fcIds: [fileId] } }));
  return fileId;
}

describe('one enquiry', () => {
  test('is shown with all that belongs to it, and the view is written down', async () => {
    const { browser } = jana;
    const text = 'Einzug im April';
    replyOf(await browser.client.call(addNoteEndpoint, { body: { enquiryId, text } }));
    replyOf(await browser.client.call(claimCallEndpoint, { body: { enquiryId } }));
    const outcome = {
      kind: 'VISIT',
      visit: 'HOME',
      showroom: 'MAINZ',
      start: '2026-11-19T10:00:00+01:00',
    } as const;
    replyOf(await browser.client.call(endCallEndpoint, { body: { enquiryId, outcome } }));
    await app.runJobs({ ignoresPauses: true });
    const { data } = replyOf(await show());
    expect(data).toMatchObject({
      enquiryId,
      version: 1,
      status: 'APPOINTMENT',
      contact: { fullName: 'Anna Lena Groß', telephoneRaw: '0681 / 123456', hasAccount: false },
      answers: { question_shape: 'L_FORM' },
      points: { sum: 12 },
      origin: {
        source: 'LP_V1',
        tracking: { utm_source: 'newsletter' },
        hidden: { filiale: 'Süd' },
        isRescued: false,
      },
      consent: { callsMade: 1 },
      visits: [{ kind: 'HOME', state: 'BOOKED', showroom: 'MAINZ', planner: null }],
      calls: [{ outcome: 'APPOINTMENT', by: 'Jana Roth' }],
      notes: [{ text, by: 'Jana Roth' }],
      claim: null,
      samePerson: [],
    });
    expect(data.mails.map(({ kind }) => kind).sort()).toEqual(['ENQUIRY_RECEIVED', 'VISIT_BOOKED']);
    expect(new Date(data.visits[0]?.start ?? '')).toEqual(new Date(outcome.start));
    expect(await staffEvents(app)).toMatchObject([
      {
        type: 'data.viewed',
        actor: 'staff',
        actorId: jana.staffId,
        data: { call: showEnquiryEndpoint.path, enquiryIds: [enquiryId] },
      },
    ]);
  });

  test('is linked with others of the same address or number, in any spelling and notation', async () => {
    const phone = { personal_telephone_raw: '+49 (0)681 123-456', personal_full_name: 'A. Groß' };
    const byPhone = await submitExample(app, 1, phone);
    const email = { personal_email: 'ANNA.0@gross.example', personal_telephone_raw: '030 999999' };
    const byEmail = await submitExample(app, 2, email);
    await submitExample(app, 3, { personal_telephone_raw: '030 111111' });
    const { samePerson } = replyOf(await show()).data;
    const found = samePerson.map((other) => [other.enquiryId, other.sameEmail, other.samePhone]);
    expect(new Map(found.map(([id, ...same]) => [id, same]))).toEqual(
      new Map([
        [byPhone.enquiryId, [false, true]],
        [byEmail.enquiryId, [true, false]],
      ]),
    );
  });

  test('that is not there is not found, and nothing is written down', async () => {
    expect(codeOf(await show('nobody'))).toBe('NOT_FOUND');
    expect(await staffEvents(app)).toEqual([]);
  });
});

describe('the timeline', () => {
  test('has what happened and who did it, the newest first, in pages', async () => {
    const { client } = jana.browser;
    replyOf(await client.call(addNoteEndpoint, { body: { enquiryId, text: 'Insel' } }));
    const moved = { enquiryId, version: 0, status: 'CONTACTED' } as const;
    replyOf(await client.call(changeStatusEndpoint, { body: moved }));
    replyOf(await client.call(claimCallEndpoint, { body: { enquiryId } }));
    const body = { enquiryId, outcome: { kind: 'REACHED' } } as const;
    const { callId } = replyOf(await client.call(endCallEndpoint, { body })).data;
    replyOf(await client.call(undoCallEndpoint, { body: { callId } }));
    const page = async (before?: string) =>
      replyOf(
        await client.call(listTimelineEndpoint, {
          query: { enquiryId, limit: 4, ...(before && { before }) },
        }),
      ).data;
    const first = await page();
    expect(first.events.map(({ type, by, isUndone }) => [type, by, isUndone])).toEqual([
      ['call.undone', 'Jana Roth', false],
      ['call.ended', 'Jana Roth', true],
      ['call.claimed', 'Jana Roth', false],
      ['enquiry.status-changed', 'Jana Roth', false],
    ]);
    const second = await page(first.next ?? '');
    expect(second.events.map(({ type, note, by }) => [type, note, by])).toEqual([
      ['note.added', 'Insel', 'Jana Roth'],
      ['enquiry.received', null, null],
    ]);
    expect(second.next).toBeNull();
  });

  test('keeps the names that people had then', async () => {
    const { client } = jana.browser;
    const given = { enquiryId, version: 0, assignee: jana.staffId };
    replyOf(await client.call(assignEnquiryEndpoint, { body: given }));
    replyOf(await client.call(changeNameEndpoint, { body: { name: 'Paula Klein' } }));
    const { events } = replyOf(await client.call(listTimelineEndpoint, { query: { enquiryId } })).data;
    expect(events[0]).toMatchObject({ type: 'enquiry.assigned', by: 'Jana Roth', assignee: 'Jana Roth' });
  });
});

describe('a floor plan', () => {
  const read = (fileId: string, as: string, id = enquiryId) =>
    jana.browser.send(`${app.origin}${readFileEndpoint.path}?enquiryId=${id}&fileId=${fileId}&as=${as}`);

  test('is a download, or a picture in place, and the view is written down', async () => {
    const fileId = await addFile(await cornerPicture().jpeg().toBuffer(), 'plan.jpg');
    const download = await read(fileId, 'download');
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
    const picture = await read(fileId, 'picture');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await staffEvents(app)).map(({ data }) => data)).toMatchObject([
      { call: readFileEndpoint.path, enquiryIds: [enquiryId] },
      { call: readFileEndpoint.path, enquiryIds: [enquiryId] },
    ]);
  });

  test('that is a PDF is an attachment, and in place a picture of it', async () => {
    const fileId = await addFile(drawnPdf(), 'plan.pdf');
    const download = await read(fileId, 'download');
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
    const picture = await read(fileId, 'picture');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('of another enquiry is not found', async () => {
    const fileId = await addFile(drawnPdf(), 'plan.pdf');
    const other = await submitExample(app, 1);
    expect((await read(fileId, 'download', other.enquiryId)).status).toBe(404);
    expect((await read('nothing', 'download')).status).toBe(404);
  });
});
