import { createClient } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { reportErrorEndpoint } from '@funnel/contract/error-report/report-error';
import { settleReportEndpoint } from '@funnel/contract/error-report/settle-report';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { expect, test } from 'vitest';
import { callAs } from '../appointment/appointment.queries.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1', ATLAS_ENDPOINT: 'https://atlas.example' } });

const RETAILER = 'studio@kueche.example';
const SECRET = 'the-secret-of-this-tab';
const OTHER_SECRET = 'the-secret-of-another-tab';

const report = (body: object, settleSecret: string | undefined = SECRET, error = '503 NO_ANSWER') =>
  app.client.call(reportErrorEndpoint, {
    body: {
      timestamp: app.clock.now.toISOString(),
      appSource: 'funnel',
      description: 'Form submit error',
      error,
      body: body as Record<string, unknown>,
      settleSecret,
    },
  });

function settle(
  visitor: number,
  other: Partial<Record<'secret' | 'personal_email' | 'personal_telephone_raw', string>> = {},
) {
  const { personal_email, personal_telephone_raw } = exampleEnquiry(visitor);
  return app.client.call(settleReportEndpoint, {
    body: { secret: SECRET, personal_email, personal_telephone_raw, ...other },
  });
}

const ACCEPTED = { ok: true, reply: { data: { accepted: true } } };
const OPEN = { status: 'NEW', lost_reason: null, vetted_at: null };
const closed = () => ({ status: 'LOST', lost_reason: 'ELSEWHERE', vetted_at: app.clock.now });
const standing = () =>
  app.db
    .selectFrom('enquiry')
    .select(['status', 'lost_reason', 'vetted_at'])
    .orderBy('received_at')
    .orderBy('email')
    .execute();
const events = () =>
  app.db.selectFrom('event').select(['type', 'actor', 'data']).orderBy('sequence').execute();
const mailsTo = (address: string) => app.mail.mails.filter(({ to }) => to === address);

test('a rescued enquiry that another system has after all is closed, once, and the retailer is told', async () => {
  await report(exampleEnquiry(0));
  expect(await settle(0)).toEqual(ACCEPTED);
  expect(await settle(0)).toEqual(ACCEPTED);
  expect(await standing()).toEqual([closed()]);
  expect(await events()).toMatchObject([
    { type: 'enquiry.received' },
    {
      type: 'enquiry.arrived-elsewhere',
      actor: 'visitor',
      data: { change: { status: { from: 'NEW', to: 'LOST', lostReason: 'ELSEWHERE' } } },
    },
  ]);
  await app.runJobs({ ignoresPauses: true });
  const [told, ...more] = mailsTo(RETAILER);
  expect(more).toEqual([]);
  expect(told?.subject).toMatch(/^Anfrage doch noch angekommen: /);
  expect(told?.text).toContain('nicht doppelt an');
  expect(told?.text).not.toMatch(/Es kann etwas darin fehlen|so bald wie möglich/);
});

test('it gets no confirmation of ours any more: the other system writes to the visitor', async () => {
  const { personal_email: email } = exampleEnquiry(4);
  await report(exampleEnquiry(4));
  await settle(4);
  await app.runJobs({ ignoresPauses: true });
  expect(mailsTo(email)).toEqual([]);
});

test('until then it is a lead like any other, and the confirmation says so', async () => {
  const { personal_email: email } = exampleEnquiry(5);
  await report(exampleEnquiry(5));
  await app.runJobs({ ignoresPauses: true });
  expect(mailsTo(email)).toHaveLength(1);
});

test('a time that was wished for is then nothing to confirm', async () => {
  const { entry: _, ...form } = exampleEnquiry(6);
  await report({ ...form, locale: 'de', precall_requested_at: '2026-11-17T09:00:00+01:00' });
  await settle(6);
  expect(await standing()).toEqual([closed()]);
  await app.runJobs({ ignoresPauses: true });
  const told = mailsTo(RETAILER).at(-1);
  expect(`${told?.subject} ${told?.text}`).not.toMatch(/noch zu bestätigen|Bitte bestätigen Sie der/);
});

test.each([
  ['another tab', { secret: OTHER_SECRET }, OPEN],
  [
    'somebody else who uses the same tab',
    { personal_email: 'other@example.org', personal_telephone_raw: '0681 99' },
    OPEN,
  ],
  ['the same person with another address', { personal_email: 'corrected@example.org' }, undefined],
  ['the same person with another number', { personal_telephone_raw: '0681 987654' }, undefined],
])(
  'of what %s tells, only the same person of the same tab counts; the answer is alike',
  async (_case, other, stays) => {
    await report(exampleEnquiry(1));
    expect(await settle(1, other)).toEqual(ACCEPTED);
    expect(await standing()).toEqual([stays ?? closed()]);
  },
);

test.each([
  ['no address', { email: '' }, { personal_email: '', personal_telephone_raw: '0681 99' }],
  ['no number', { telephone_raw: '-' }, { personal_email: 'other@example.org', personal_telephone_raw: '' }],
])('two who gave %s are not one person for that', async (_case, reported, arrived) => {
  await report(exampleEnquiry(1));
  await app.db.updateTable('enquiry').set(reported).execute();
  expect(await settle(1, arrived)).toEqual(ACCEPTED);
  expect(await standing()).toEqual([OPEN]);
});

test('who knows all of an enquiry but the secret cannot report it again to get one', async () => {
  await report(exampleEnquiry(1));
  await report(exampleEnquiry(1), OTHER_SECRET, 'again');
  await settle(1, { secret: OTHER_SECRET });
  expect(await standing()).toEqual([OPEN]);
});

test('a report without a secret, or with one that cannot be, is kept, and nobody can close its enquiry', async () => {
  await report(exampleEnquiry(1), '');
  expect(await standing()).toEqual([OPEN]);
  expect(await app.db.selectFrom('rescue_secret').selectAll().execute()).toEqual([]);
  expect(await settle(1, { secret: '' })).toMatchObject({ failure: { code: 'INVALID_INPUT' } });
});

test('the secret stands in no table and in no chat', async () => {
  await report(exampleEnquiry(1));
  expect(app.chat.texts.join()).not.toContain(SECRET);
  const rows = [
    await app.db.selectFrom('rescue_secret').selectAll().execute(),
    await app.db.selectFrom('error_report').selectAll().execute(),
    await app.db.selectFrom('enquiry').selectAll().execute(),
  ];
  expect(rows[0]).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(SECRET);
});

test('an enquiry that our own server took is never closed by it', async () => {
  await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(2) });
  await report(exampleEnquiry(2));
  expect(await settle(2)).toEqual(ACCEPTED);
  expect(await standing()).toEqual([OPEN]);
});

test.each(['OFFER', 'APPOINTMENT', 'WON'] as const)(
  'one that somebody has gone on with (%s) stays, and the retailer is told that it is in both',
  async (status) => {
    await report(exampleEnquiry(3));
    await app.db.updateTable('enquiry').set({ status }).execute();
    await settle(3);
    expect(await standing()).toEqual([{ ...OPEN, status }]);
    expect((await events()).at(-1)).toMatchObject({ type: 'enquiry.arrived-elsewhere' });
    expect((await events()).at(-1)?.data).not.toHaveProperty('change');
    await app.runJobs({ ignoresPauses: true });
    expect(mailsTo(RETAILER).at(-1)?.text).toContain('wo es weitergeht');
  },
);

test('one with an agreed time stays: only an act that tells the customer ends it', async () => {
  const { entry: _, ...form } = exampleEnquiry(3);
  await report({ ...form, locale: 'de', precall_requested_at: '2026-11-17T09:00:00+01:00' });
  await app.db
    .updateTable('next_step')
    .set(callAs('BOOKED', 1, app.clock.now))
    .where('kind', '=', 'WISH')
    .execute();
  await settle(3);
  expect(await standing()).toEqual([OPEN]);
});

test('who tries one secret after the other is soon refused, and what was rescued stays', async () => {
  await report(exampleEnquiry(7));
  const stranger = createClient(
    (url, init) => fetch(url, { ...init, headers: { ...init.headers, 'x-forwarded-for': '203.0.113.7' } }),
    app.origin,
  );
  const { personal_email, personal_telephone_raw } = exampleEnquiry(7);
  const codes: string[] = [];
  for (let guess = 0; guess <= DEFAULT_SETTINGS.limits.calls.errorReportsOfClient.calls; guess++) {
    const secret = `a-guess-of-a-stranger-${guess}`;
    const body = { secret, personal_email, personal_telephone_raw };
    const outcome = await stranger.call(settleReportEndpoint, { body });
    codes.push(outcome.ok ? 'OK' : outcome.failure.code);
  }
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['OK']));
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  expect(await standing()).toEqual([OPEN]);
});
