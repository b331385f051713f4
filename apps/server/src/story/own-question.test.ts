import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { exportEnquiriesEndpoint } from '@funnel/contract/enquiry-list/export-enquiries';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { reportErrorEndpoint } from '@funnel/contract/error-report/report-error';
import { ownPets } from '@funnel/domain/testing/own-pets';
import { beforeEach, expect, test } from 'vitest';
import { toldData } from '../event/event.queries.ts';
import { codeOf, replyOf } from '../testing/customer-browser.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { RETAILER, useMailStory, VISITOR } from '../testing/mail-story.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { storeSetting } from '../testing/store-setting.ts';

const { app } = useMailStory();

beforeEach(async () => {
  await storeSetting(app.db, 'ownQuestions', [ownPets], app.clock.now);
  await app.settings.refresh();
});

const submit = (answers: object) =>
  app.client.call(submitEnquiryEndpoint, { body: { ...exampleEnquiry(), ...answers } });
const answersKept = async () =>
  (await app.db.selectFrom('enquiry').select('answers').execute()).map(({ answers }) => answers);

test('the answer to an own question is stored, and read by its labels at the desk, in mails and in the export', async () => {
  const { enquiryId } = replyOf(await submit({ own_pets: 'DOG' })).data;
  expect(await answersKept()).toMatchObject([{ own_pets: 'DOG', question_shape: 'L_FORM' }]);

  const manager = await staffBrowser(app, 'manager');
  const shown = await manager.browser.client.call(showEnquiryEndpoint, { query: { enquiryId } });
  expect(replyOf(shown).data.answers).toMatchObject({ own_pets: 'DOG' });

  const table = await manager.browser.send(`${app.origin}${exportEnquiriesEndpoint.path}?format=csv`);
  const [heads = '', row = ''] = (await table.text()).split('\r\n');
  expect(heads).toContain('"Budget";"Tiere"');
  expect(row).toContain('"10.000 bis 15.000\u00a0€";"Ein Hund"');

  await app.runJobs({ ignoresPauses: true });
  for (const to of [VISITOR, RETAILER])
    expect(app.mail.mails.find((mail) => mail.to === to)?.text).toMatch(/Tiere\W+Ein Hund/);
});

test('an event tells it like any other answer', async () => {
  await submit({ own_pets: 'CAT' });
  const { data } = await app.db.selectFrom('event').select(toldData.as('data')).executeTakeFirstOrThrow();
  expect(data).toMatchObject({ enquiry: { answers: { own_pets: 'CAT', question_shape: 'L_FORM' } } });
});

test('a code that the question does not know is refused by its name', async () => {
  const outcome = await submit({ own_pets: 'COW' });
  expect(codeOf(outcome)).toBe('INVALID_INPUT');
  expect(JSON.stringify(outcome)).toContain('own_pets');
  expect(await answersKept()).toEqual([]);
});

test('an answer to a question that is not in force is left out, and never costs the enquiry', async () => {
  expect((await submit({ own_garden: 'BIG' })).ok).toBe(true);
  expect(await answersKept()).toEqual([expect.not.objectContaining({ own_garden: 'BIG' })]);
});

test('it is kept where the enquiry is found in an error report', async () => {
  const body = { ...exampleEnquiry(), own_pets: 'CAT', own_garden: 'BIG' };
  await app.client.call(reportErrorEndpoint, {
    body: {
      timestamp: app.clock.now.toISOString(),
      appSource: 'funnel',
      description: 'form submit error',
      body,
    },
  });
  expect(await answersKept()).toMatchObject([{ own_pets: 'CAT' }]);
});
