import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { reportErrorEndpoint } from '@funnel/contract/error-report/report-error';
import { settleReportEndpoint } from '@funnel/contract/error-report/settle-report';
import { expect, test } from 'vitest';
import { toldData } from '../event/event.queries.ts';
import { openBrowser } from '../testing/customer-browser.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const RETAILER = 'studio@kueche.example';

const report = (body: object, description = 'Form submit error', settleSecret?: string) =>
  app.client.call(reportErrorEndpoint, {
    body: {
      timestamp: app.clock.now.toISOString(),
      appSource: 'funnel',
      description,
      error: 'UNAVAILABLE',
      body: body as Record<string, unknown>,
      settleSecret,
    },
  });
const enquiries = () =>
  app.db.selectFrom('enquiry').select(['enquiry_id', 'full_name', 'is_rescued', 'answers']).execute();
const mailsTo = (address: string) => app.mail.mails.filter(({ to }) => to === address);
const events = () =>
  app.db
    .selectFrom('event')
    .select(['type', toldData.as('data')])
    .orderBy('sequence')
    .execute();

test('an enquiry that could only be reported is a lead, marked as rescued, and told to the retailer', async () => {
  expect((await report(exampleEnquiry(0))).ok).toBe(true);
  expect(await enquiries()).toMatchObject([
    { full_name: 'Anna Lena Groß', is_rescued: true, answers: { question_shape: 'L_FORM' } },
  ]);
  expect(await events()).toMatchObject([
    { type: 'enquiry.received', data: { enquiry: { fullName: 'Anna Lena Groß', rescued: true } } },
  ]);
  await app.runJobs({ ignoresPauses: true });
  const [mail] = mailsTo(RETAILER);
  expect(mail?.subject).toMatch(/^Gerettete Küchenanfrage: Anna Lena Groß, /);
  expect(mail?.text).toContain('konnte nicht abgeschickt werden');
});

test('a rescued application as a tester says both in its subject', async () => {
  await report({ ...exampleEnquiry(6), entry: 'TESTER' });
  await app.runJobs({ ignoresPauses: true });
  expect(mailsTo(RETAILER).at(-1)?.subject).toMatch(/^Gerettete Bewerbung als Küchentester: /);
});

test('the same enquiry that gets through later is the same lead, and the other way round', async () => {
  await report(exampleEnquiry(1));
  const later = await app.client.call(submitEnquiryEndpoint, {
    body: exampleEnquiry(1),
    idempotencyKey: 'the-key-of-the-tab',
  });
  const [rescued] = await enquiries();
  expect(later).toMatchObject({ ok: true, reply: { data: { enquiryId: rescued?.enquiry_id } } });
  await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(2) });
  await report(exampleEnquiry(2));
  expect((await enquiries()).map(({ is_rescued }) => is_rescued).sort()).toEqual([false, true]);
  expect(await events()).toHaveLength(2);
});

test('where enquiries come to this server, no call closes a rescued one', async () => {
  const body = exampleEnquiry(1);
  const { personal_email, personal_telephone_raw } = body;
  const secret = 'the-secret-of-this-tab';
  await report(body, 'Form submit error', secret);
  const settled = { secret, personal_email, personal_telephone_raw };
  expect((await app.client.call(settleReportEndpoint, { body: settled })).ok).toBe(true);
  expect(await app.db.selectFrom('enquiry').select('status').execute()).toEqual([{ status: 'NEW' }]);
});

test('reported and sent at the same moment it is one lead', async () => {
  for (let visitor = 10; visitor < 20; visitor++) {
    const body = exampleEnquiry(visitor);
    await Promise.all([
      report(body),
      app.client.call(submitEnquiryEndpoint, { body }),
      report(body, 'again'),
    ]);
  }
  expect(await enquiries()).toHaveLength(10);
});

test('a time that was chosen in the terminfinder is kept as a wish', async () => {
  const { entry: _, ...form } = exampleEnquiry(3);
  await report({ ...form, locale: 'de', precall_requested_at: '2026-11-17T09:00:00+01:00' });
  const rows = await app.db.selectFrom('appointment').select(['kind', 'state', 'starts_at']).execute();
  expect(rows).toEqual([{ kind: 'CALLBACK', state: 'WISHED', starts_at: new Date('2026-11-17T08:00:00Z') }]);
  expect((await events()).map(({ type }) => type)).toEqual(['enquiry.received', 'callback.wished']);
});

test('a booking that gets through after its report is the same lead, and takes its seat', async () => {
  const booking = exampleTerminfinderEnquiry('2026-11-17T10:00:00+01:00');
  await report(booking);
  const later = await app.client.call(submitTerminfinderEnquiryEndpoint, { body: booking });
  const [rescued, ...others] = await enquiries();
  expect(others).toEqual([]);
  expect(later).toMatchObject({ ok: true, reply: { data: { enquiryId: rescued?.enquiry_id } } });
  const rows = await app.db.selectFrom('appointment').select(['kind', 'state']).execute();
  expect(rows).toEqual([{ kind: 'CONSULTATION', state: 'BOOKED' }]);
  expect(await app.db.selectFrom('enquiry_revision').selectAll().execute()).toEqual([]);
});

test('a report without a whole contact is kept as a report alone', async () => {
  await report({ ...exampleEnquiry(4), personal_telephone_raw: '12' });
  expect(await enquiries()).toEqual([]);
  expect(await app.db.selectFrom('error_report').select('report_id').execute()).toHaveLength(1);
});

test('a flood of reports makes no more leads than a flood of enquiries would, and all are kept', async () => {
  const { client } = openBrowser(app.origin, '203.0.113.50');
  for (let visitor = 100; visitor < 140; visitor++) {
    const timestamp = app.clock.now.toISOString();
    const body = {
      timestamp,
      appSource: 'funnel',
      description: 'x',
      body: { ...exampleEnquiry(visitor), personal_telephone_raw: `0681 100${visitor}` },
    };
    await client.call(reportErrorEndpoint, { body });
  }
  expect(await enquiries()).toHaveLength(30);
  const sent = await client.call(submitEnquiryEndpoint, { body: exampleEnquiry(200) });
  expect(sent).toMatchObject({ ok: false, failure: { code: 'TOO_MANY_REQUESTS' } });
  expect(await app.db.selectFrom('error_report').select('report_id').execute()).toHaveLength(40);
});
