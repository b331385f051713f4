import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { changeContactEndpoint } from '@funnel/contract/pipeline/change-contact';
import { beforeEach, expect, test } from 'vitest';
import { toldData } from '../event/event.queries.ts';
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

const change = (contact: object, version = 0, id = enquiryId) =>
  jana.browser.client.call(changeContactEndpoint, { body: { enquiryId: id, version, contact } });
const contact = async () =>
  replyOf(await jana.browser.client.call(showEnquiryEndpoint, { query: { enquiryId } })).data.contact;
const changes = () =>
  app.db
    .selectFrom('event')
    .select(['actor_id', toldData.as('data')])
    .where('type', '=', 'enquiry.contact-changed')
    .execute();

test('a corrected contact is shown, found and told with the names of its fields', async () => {
  const corrected = { fullName: ' Anna  Weiß ', telephone: '0681 999999', preferredLanguage: 'EN' };
  expect(replyOf(await change(corrected)).data).toEqual({
    enquiryId,
    version: 1,
    changed: ['fullName', 'telephone', 'preferredLanguage'],
  });
  expect(await contact()).toMatchObject({
    fullName: 'Anna Weiß',
    firstName: 'Anna',
    lastName: 'Weiß',
    telephone: '0681 999999',
    telephoneRaw: '0681 999999',
    preferredLanguage: 'EN',
    postcode: '66111',
  });
  expect(await changes()).toMatchObject([
    {
      actor_id: jana.staffId,
      data: {
        enquiry: { fullName: 'Anna Weiß' },
        change: { contact: ['fullName', 'telephone', 'preferredLanguage'] },
      },
    },
  ]);
  const { search } = await app.db.selectFrom('enquiry').select('search').executeTakeFirstOrThrow();
  expect(search).toContain('anna weis');
});

test('the same values again change nothing', async () => {
  replyOf(await change({ postcode: '66111' }));
  expect(await changes()).toEqual([]);
});

test('of two editors who saw the same version one wins, and the other is stale', async () => {
  const outcomes = await Promise.all([
    change({ fullName: 'Anna Weiß' }),
    change({ fullName: 'Anna Schwarz' }),
  ]);
  expect(outcomes.map(codeOf).sort()).toEqual(['OK', 'STALE']);
  expect(await changes()).toHaveLength(1);
});

test.each([
  [{ fullName: 'Anna' }, 'INVALID_INPUT'],
  [{ email: 'no address' }, 'INVALID_INPUT'],
  [{ email: '', telephone: '' }, 'INVALID_INPUT'],
  [{ telephone: 'javascript:alert(1)' }, 'INVALID_INPUT'],
] as const)('%j is refused with %s and changes nothing', async (given, code) => {
  expect(codeOf(await change(given))).toBe(code);
  expect(await changes()).toEqual([]);
});

test('an unknown enquiry is not found', async () => {
  expect(codeOf(await change({ fullName: 'Anna Weiß' }, 0, 'nobody'))).toBe('NOT_FOUND');
});
