import { claimCallEndpoint, endCallEndpoint } from '@funnel/contract/call-queue/make-call';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { changeContactEndpoint } from '@funnel/contract/pipeline/change-contact';
import { keepApartEndpoint } from '@funnel/contract/same-person/merge-enquiry';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, replyOf } from '../testing/customer-browser.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
let jana: Awaited<ReturnType<typeof staffBrowser>>;
beforeEach(async () => {
  jana = await staffBrowser(app, 'agent');
});

let visitor = 0;
async function enquire(email: string, telephone: string): Promise<string> {
  const body = {
    ...exampleEnquiry(++visitor),
    personal_email: email,
    personal_telephone_raw: telephone,
    personal_telephone_formatted: telephone,
  };
  return replyOf(await app.client.call(submitEnquiryEndpoint, { body })).data.enquiryId;
}
async function persons(): Promise<string[][]> {
  const rows = await app.db
    .selectFrom('enquiry')
    .select(['person_id', 'enquiry_id'])
    .orderBy('received_at')
    .execute();
  return [...Map.groupBy(rows, (row) => row.person_id).values()].map((own) =>
    own.map((row) => row.enquiry_id).toSorted(),
  );
}
const peopleOf = (...groups: string[][]) => groups.map((ids) => ids.toSorted()).toSorted();
const known = async () => (await persons()).toSorted();

test.each<[string, [string, string], [string, string], number]>([
  [
    'the same address in capitals',
    ['anna@gross.example', '0681 111111'],
    ['ANNA@Gross.example', '0681 222222'],
    1,
  ],
  [
    'the same number in another notation',
    ['anna@gross.example', '0681 111111'],
    ['a@g.example', '+49 (0) 681/111111'],
    1,
  ],
  ['neither', ['anna@gross.example', '0681 111111'], ['bea@gross.example', '0681 222222'], 2],
  [
    'a number that is one digit all along',
    ['anna@gross.example', '0000000000'],
    ['bea@gross.example', '0000000000'],
    2,
  ],
])('%s', async (_, first, second, people) => {
  await enquire(...first);
  await enquire(...second);
  expect((await persons()).length).toBe(people);
});

test('an enquiry with the address of one and the number of another makes them one, in any order', async () => {
  const first = await enquire('anna@gross.example', '0681 111111');
  const second = await enquire('bea@gross.example', '0681 222222');
  const third = await enquire('anna@gross.example', '0681 222222');
  expect(await known()).toEqual(peopleOf([first, second, third]));
  expect(await app.db.selectFrom('person').select('person_id').execute()).toHaveLength(1);
});

test('of forty enquiries of one person at once all are of one person', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      enquire(index % 2 ? 'anna@gross.example' : `anna${index}@gross.example`, '0681 111111'),
    ),
  );
  expect((await persons()).map((own) => own.length)).toEqual([40]);
});

test('people whom the staff have parted stay apart, whatever comes later', async () => {
  const first = await enquire('anna@gross.example', '0681 111111');
  const second = await enquire('bea@gross.example', '0681 111111');
  replyOf(await jana.browser.client.call(keepApartEndpoint, { body: { enquiryId: first, otherId: second } }));
  expect((await known()).length).toBe(2);
  const third = await enquire('anna@gross.example', '0681 111111');
  expect(await known()).toEqual(peopleOf([first, third], [second]));
});

test('another number makes an enquiry that of somebody else, and each open one keeps a next step', async () => {
  const first = await enquire('anna@gross.example', '0681 111111');
  const second = await enquire('bea@gross.example', '0681 111111');
  const body = { enquiryId: second, version: 0, contact: { telephone: '0681 999999' } };
  replyOf(await jana.browser.client.call(changeContactEndpoint, { body }));
  expect(await known()).toEqual(peopleOf([first], [second]));
  const third = await enquire('carl@gross.example', '+49 681 999999');
  expect(await known()).toEqual(peopleOf([first], [second, third]));
  const entries = replyOf(await jana.browser.client.call(showQueueEndpoint)).data.entries;
  expect(entries).toHaveLength(2);
});

test('the queue has one row for a person, a claim holds for the person, and one call ends what was planned', async () => {
  const [first, second] = [
    await enquire('anna@gross.example', '0681 111111'),
    await enquire('anna@gross.example', '0681 222222'),
  ];
  const tobias = await staffBrowser(app, 'agent');
  const queue = async () => replyOf(await tobias.browser.client.call(showQueueEndpoint)).data;
  expect((await queue()).entries).toMatchObject([{ enquiries: [{}, {}] }]);
  expect((await queue()).counts.NOW).toBe(1);
  const claim = (person: typeof jana, enquiryId: string) =>
    person.browser.client.call(claimCallEndpoint, { body: { enquiryId } });
  replyOf(await claim(jana, first));
  expect(codeOf(await claim(tobias, second))).toBe('CLAIMED');
  expect((await queue()).entries[0]?.claim?.staffId).toBe(jana.staffId);
  const body = { enquiryId: second, outcome: { kind: 'REACHED' } } as const;
  replyOf(await jana.browser.client.call(endCallEndpoint, { body }));
  expect((await queue()).entries).toEqual([]);
  const open = await app.db
    .selectFrom('next_step')
    .select(['kind', 'enquiry_id'])
    .where('state', '=', 'OPEN')
    .execute();
  expect(open).toEqual([{ kind: 'FOLLOW_UP', enquiry_id: second }]);
});

test('an only enquiry keeps its person when its number changes, and joins who has the new one', async () => {
  const id = async (enquiryId: string) =>
    (
      await app.db
        .selectFrom('enquiry')
        .select('person_id')
        .where('enquiry_id', '=', enquiryId)
        .executeTakeFirst()
    )?.person_id;
  const first = await enquire('anna@gross.example', '0681 111111');
  const before = await id(first);
  const change = (version: number, telephone: string) =>
    jana.browser.client.call(changeContactEndpoint, {
      body: { enquiryId: first, version, contact: { telephone } },
    });
  replyOf(await change(0, '0681 333333'));
  expect(await id(first)).toBe(before);
  const second = await enquire('bea@gross.example', '0681 111111');
  expect((await known()).length).toBe(2);
  replyOf(await change(1, '0681 111111'));
  expect(await known()).toEqual(peopleOf([first, second]));
  expect(await id(second)).toBe(before);
});

test('the younger of two joins the older by its new address, and no person is left without enquiries', async () => {
  const first = await enquire('anna@gross.example', '0681 111111');
  const second = await enquire('bea@gross.example', '0681 222222');
  const body = { enquiryId: second, version: 0, contact: { email: 'anna@gross.example' } };
  replyOf(await jana.browser.client.call(changeContactEndpoint, { body }));
  expect(await known()).toEqual(peopleOf([first, second]));
  expect(await app.db.selectFrom('person').select('person_id').execute()).toHaveLength(1);
  await app.db.deleteFrom('enquiry').execute();
  expect(await app.db.selectFrom('person').select('person_id').execute()).toEqual([]);
  expect(await app.db.selectFrom('person_key').select('key').execute()).toEqual([]);
});

test('an enquiry that shares its address with one person and gets the number of another unites them', async () => {
  const first = await enquire('bea@gross.example', '0681 222222');
  const second = await enquire('anna@gross.example', '0681 111111');
  const third = await enquire('anna@gross.example', '0681 333333');
  const body = { enquiryId: third, version: 0, contact: { telephone: '0681 222222' } };
  replyOf(await jana.browser.client.call(changeContactEndpoint, { body }));
  expect(await known()).toEqual(peopleOf([first, second, third]));
  expect(await app.db.selectFrom('person').select('person_id').execute()).toHaveLength(1);
});
