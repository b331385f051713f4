import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { chooseShowroomEndpoint } from '@funnel/contract/showroom/choose-showroom';
import { beforeEach, expect, test } from 'vitest';
import { announcedTypes } from '../testing/announced-types.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
const RETAILER = 'studio@kueche.example';

beforeEach(() => {
  app.mail.mails = [];
});

async function enquire(): Promise<string> {
  const outcome = await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry() });
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.reply.data.enquiryId;
}

const choose = (enquiryId: string, showroom: string, idempotencyKey?: string) =>
  app.client.call(chooseShowroomEndpoint, {
    body: { enquiryId, showroom },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const kept = () => app.db.selectFrom('enquiry').select('showroom').execute();
const choices = async () => (await announcedTypes(app.db)).filter((type) => type === 'showroom.chosen');

test('a choice is stored with its enquiry and told only to the retailer, by name', async () => {
  const enquiryId = await enquire();
  const ts = '2026-11-17T09:00:00+01:00';
  await app.client.call(requestPrecallEndpoint, { body: { enquiryId, ts, duration: 1800 } });
  await app.runJobs({ ignoresPauses: true });
  app.mail.mails = [];
  expect(await choose(enquiryId, 'SAARBRUECKEN')).toEqual({
    ok: true,
    reply: { data: { enquiryId, showroom: 'SAARBRUECKEN' } },
  });
  expect(await kept()).toEqual([{ showroom: 'SAARBRUECKEN' }]);
  await app.runJobs({ ignoresPauses: true });
  expect(app.mail.mails).toMatchObject([
    {
      to: RETAILER,
      subject: expect.stringMatching(/^Küchenstudio gewählt: Anna Lena Groß, /),
      text: expect.stringContaining('Saarbrücken'),
    },
  ]);
});

test('the last choice counts, and a repeat makes no event, also concurrently', async () => {
  const enquiryId = await enquire();
  await choose(enquiryId, 'MAINZ');
  await Promise.all(
    Array.from({ length: 8 }, (_, i) => choose(enquiryId, 'KONZ', i % 2 ? 'key' : undefined)),
  );
  expect(await kept()).toEqual([{ showroom: 'KONZ' }]);
  expect(await choices()).toHaveLength(2);
  expect(await choose(enquiryId, 'MAINZ', 'key')).toMatchObject({
    failure: { code: 'IDEMPOTENCY_KEY_REUSED' },
  });
});

test.each([
  ['no-such-enquiry', 'MAINZ', 'NOT_FOUND'],
  ['', 'MAINZ', 'NOT_FOUND'],
  ["' or 1=1 --", 'MAINZ', 'NOT_FOUND'],
  [undefined, 'TRIER', 'INVALID_INPUT'],
  [undefined, 'mainz', 'INVALID_INPUT'],
  [undefined, '', 'INVALID_INPUT'],
  [undefined, 'MAINZ\u0000', 'INVALID_INPUT'],
])('for enquiry %j the showroom %j is refused: %s', async (given, showroom, code) => {
  const enquiryId = given ?? (await enquire());
  expect(await choose(enquiryId, showroom)).toMatchObject({ failure: { code } });
  expect((await kept()).filter((row) => row.showroom !== null)).toEqual([]);
  expect(await choices()).toEqual([]);
});
