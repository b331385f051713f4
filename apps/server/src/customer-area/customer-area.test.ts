import {
  type CallEnd,
  claimCallEndpoint,
  endCallEndpoint,
  undoCallEndpoint,
} from '@funnel/contract/call-queue/make-call';
import { deleteMyFileEndpoint } from '@funnel/contract/customer-area/manage-files';
import {
  cancelMyAppointmentEndpoint,
  moveMyAppointmentEndpoint,
} from '@funnel/contract/customer-area/manage-my-appointment';
import { showOverviewEndpoint, showStatusEndpoint } from '@funnel/contract/customer-area/show-overview';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { describe, expect, test } from 'vitest';
import { announcedTypes } from '../testing/announced-types.ts';
import { useCustomerApp } from '../testing/customer-app.ts';
import { codeOf, confirmedCustomer, pendingCustomer, replyOf } from '../testing/customer-browser.ts';
import { bookExample, downloadFile, uploadPdf } from '../testing/customer-files.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { cornersOf, drawnPdf, examplePdf, scriptPdf } from '../testing/example-file.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { filesBelow } from '../testing/upload-form.ts';

const { app, start, later } = useCustomerApp();

const MOVED = '2026-11-17T10:00:00+01:00';

describe('a customer', () => {
  test('sees every enquiry of their address, newest first, with answers, appointment, files and next steps', async () => {
    const { browser, enquiryId, kitchenId, email } = await confirmedCustomer(app);
    await bookExample(app, enquiryId);
    const fileId = await uploadPdf(browser, app.origin, enquiryId);
    app.clock.now = new Date(start.getTime() + 60_000);
    const again = {
      ...exampleEnquiry(),
      szid: 'another-session-long-enough',
      personal_email: email.toUpperCase(),
    };
    replyOf(await app.client.call(submitEnquiryEndpoint, { body: again }));

    const { data } = replyOf(await browser.client.call(showOverviewEndpoint));
    expect(data.email).toBe(email);
    expect(data.enquiries).toHaveLength(2);
    expect(data.enquiries[0]).toMatchObject({ appointment: null, files: [] });
    expect(data.enquiries[1]).toEqual({
      enquiryId,
      kitchenId,
      receivedAt: start.toISOString(),
      answers: expect.objectContaining({ question_shape: 'L_FORM' }),
      contact: {
        salutation: 'MRS',
        fullName: 'Anna Lena Groß',
        postcode: '66111',
        email,
        telephone: '0681 / 123456',
        preferredLanguage: 'DE',
      },
      appointment: {
        kind: 'CALLBACK',
        state: 'BOOKED',
        confirmed: true,
        start: '2026-11-16T15:00:00+01:00',
        end: '2026-11-16T15:30:00+01:00',
        canChange: true,
        toConfirm: null,
      },
      files: [
        {
          fileId,
          name: expect.any(String),
          mediaType: 'application/pdf',
          marks: [],
          bytes: 300,
          uploadedAt: start.toISOString(),
          purpose: 'PLAN',
          isOurs: false,
        },
      ],
      withdrawn: [],
      steps: [
        { step: 'CALL', progress: 'LATER' },
        { step: 'FLOOR_PLAN', progress: 'DONE' },
        { step: 'PLANNING', progress: 'LATER' },
        { step: 'MODEL', progress: 'LATER' },
        { step: 'DELIVERY', progress: 'LATER' },
      ],
    });
  });

  test('sees that a PDF has a script, and gets it as a download that runs nothing', async () => {
    const { browser, enquiryId } = await confirmedCustomer(app);
    const fileId = await uploadPdf(browser, app.origin, enquiryId, scriptPdf());
    const { data } = replyOf(await browser.client.call(showOverviewEndpoint));
    expect(data.enquiries[0]?.files).toMatchObject([{ fileId, marks: ['ACTION', 'SCRIPT'] }]);
    const { headers } = await downloadFile(browser, app.origin, { enquiryId, fileId });
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  });

  test('sees the first page of a PDF as a picture, and none of a PDF without pages', async () => {
    const { browser, enquiryId } = await confirmedCustomer(app);
    const picture = async (pdf: Buffer) => {
      const fileId = await uploadPdf(browser, app.origin, enquiryId, pdf);
      return downloadFile(browser, app.origin, { enquiryId, fileId: `${fileId}&as=picture` });
    };
    const drawn = await picture(drawnPdf());
    expect(drawn.headers.get('content-type')).toBe('image/jpeg');
    expect(drawn.headers.get('content-disposition')).toMatch(/^inline;/);
    expect(await cornersOf(Buffer.from(await drawn.arrayBuffer()))).toEqual(['blue', 'red', 'red', 'blue']);
    expect((await picture(scriptPdf())).status).toBe(404);
    expect(await filesBelow(`${app.dataDir}/files/incoming`)).toEqual([]);
  });

  test('moves and cancels their appointment', async () => {
    const { browser, enquiryId } = await confirmedCustomer(app);
    const move = () => browser.client.call(moveMyAppointmentEndpoint, { body: { enquiryId, start: MOVED } });
    expect(codeOf(await move())).toBe('NOT_FOUND');
    await bookExample(app, enquiryId);
    expect(replyOf(await move()).data).toMatchObject({ state: 'BOOKED', start: MOVED });
    const cancelled = replyOf(
      await browser.client.call(cancelMyAppointmentEndpoint, { body: { enquiryId } }),
    );
    expect(cancelled.data.state).toBe('CANCELLED');
    expect(await announcedTypes(app.db)).toEqual([
      'enquiry.received',
      'appointment.moved',
      'appointment.cancelled',
    ]);
    const events = await app.db.selectFrom('event').select('actor').orderBy('sequence').execute();
    expect(events.map(({ actor }) => actor)).toEqual(['visitor', 'customer', 'customer']);
  });

  test('sees a call as done once its time is over, unless the staff have noted that nobody was reached', async () => {
    const { browser, enquiryId } = await confirmedCustomer(app);
    await bookExample(app, enquiryId);
    const jana = await staffBrowser(app, 'agent');
    const endCall = async (kind: CallEnd['kind'] & ('REACHED' | 'NOT_REACHED')) => {
      later(60_000);
      replyOf(await jana.browser.client.call(claimCallEndpoint, { body: { enquiryId } }));
      const ended = await jana.browser.client.call(endCallEndpoint, {
        body: { enquiryId, outcome: { kind } },
      });
      return replyOf(ended).data.callId;
    };
    const progress = async () => {
      const overview = replyOf(await browser.client.call(showOverviewEndpoint)).data.enquiries[0]?.steps[0];
      const status = replyOf(await browser.client.call(showStatusEndpoint)).data.kitchen?.steps[0];
      expect(status).toEqual(overview);
      return overview?.progress;
    };
    expect(await progress()).toBe('LATER');
    app.clock.now = new Date('2026-11-16T14:31:00Z');
    expect(await progress()).toBe('DONE');
    await endCall('NOT_REACHED');
    expect(await progress()).toBe('LATER');
    const callId = await endCall('REACHED');
    expect(await progress()).toBe('DONE');
    replyOf(await jana.browser.client.call(undoCallEndpoint, { body: { callId } }));
    expect(await progress()).toBe('LATER');
  });

  test('gets a file back as it was stored, as a download that runs nothing', async () => {
    const { browser, enquiryId } = await confirmedCustomer(app);
    const fileId = await uploadPdf(browser, app.origin, enquiryId);
    const response = await downloadFile(browser, app.origin, { enquiryId, fileId });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(examplePdf())).toBe(true);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('deletes a file for good', async () => {
    const { browser, enquiryId } = await confirmedCustomer(app);
    const filesBefore = await filesBelow(app.dataDir);
    const fileId = await uploadPdf(browser, app.origin, enquiryId);
    expect(await filesBelow(app.dataDir)).toHaveLength(filesBefore.length + 1);
    const remove = () => browser.client.call(deleteMyFileEndpoint, { body: { enquiryId, fileId } });
    replyOf(await remove());
    expect(await filesBelow(app.dataDir)).toEqual(filesBefore);
    expect(await app.db.selectFrom('file').selectAll().execute()).toEqual([]);
    expect(codeOf(await remove())).toBe('NOT_FOUND');
    expect((await downloadFile(browser, app.origin, { enquiryId, fileId })).status).toBe(404);
  });
});

describe('a pending customer', () => {
  test('sees the progress of their own kitchen, and no name, address, document or other enquiry', async () => {
    const { browser, enquiryId, kitchenId } = await pendingCustomer(app);
    const again = { ...exampleEnquiry(), szid: 'another-session-long-enough' };
    const { data: other } = replyOf(await app.client.call(submitEnquiryEndpoint, { body: again }));
    expect(other.enquiryId).not.toBe(enquiryId);
    await bookExample(app, enquiryId);
    const response = await browser.send(app.origin + showStatusEndpoint.path);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      data: {
        isConfirmed: false,
        kitchen: {
          appointment: {
            kind: 'CALLBACK',
            state: 'BOOKED',
            confirmed: true,
            start: '2026-11-16T15:00:00+01:00',
            end: '2026-11-16T15:30:00+01:00',
            canChange: true,
            toConfirm: null,
          },
          fileCount: 0,
          steps: expect.any(Array),
        },
      },
    });
    for (const hidden of ['Groß', 'gross', '66111', '123456', 'L_FORM', other.enquiryId, kitchenId]) {
      expect(text).not.toContain(hidden);
    }
  });
});
