import { listAuditEndpoint } from '@funnel/contract/audit/list-audit';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { changeContactEndpoint } from '@funnel/contract/pipeline/change-contact';
import { addNoteEndpoint, changeStatusEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { inviteStaffEndpoint } from '@funnel/contract/staff/invitation';
import { changeRoleEndpoint } from '@funnel/contract/staff/manage-staff';
import { changeNameEndpoint } from '@funnel/contract/staff/profile';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

let carla: Awaited<ReturnType<typeof staffBrowser>>;
let jana: Awaited<ReturnType<typeof staffBrowser>>;
let enquiryId: string;

beforeEach(async () => {
  carla = await staffBrowser(app, 'owner');
  jana = await staffBrowser(app, 'manager');
  ({ enquiryId } = await submitExample(app));
  const { enquiryId: other } = await submitExample(app, 1);
  for (const seen of [other, enquiryId])
    replyOf(await jana.browser.client.call(showEnquiryEndpoint, { query: { enquiryId: seen } }));
  const moved = { enquiryId, version: 0, status: 'CONTACTED' } as const;
  replyOf(await jana.browser.client.call(changeStatusEndpoint, { body: moved }));
  const invited = { email: 'paul@kueche.example', role: 'agent' } as const;
  replyOf(await carla.browser.client.call(inviteStaffEndpoint, { body: invited }));
  const demoted = { staffId: jana.staffId, role: 'agent' } as const;
  replyOf(await carla.browser.client.call(changeRoleEndpoint, { body: demoted }));
});

type Query = NonNullable<Parameters<typeof ask>[0]>;
const ask = (
  query: {
    person?: string;
    enquiry?: string;
    kind?: 'access' | 'data' | 'work';
    after?: string;
    limit?: number;
  } = {},
) => carla.browser.client.call(listAuditEndpoint, { query });
const typesOf = async (query: Query) => replyOf(await ask(query)).data.entries.map(({ type }) => type);

test('the trail says who did what to whom, newest first, without what visitors do', async () => {
  const { entries, next } = replyOf(await ask()).data;
  expect(next).toBeNull();
  const by = (staffId: string) => ({ staffId, name: 'Jana Roth' });
  expect(entries).toMatchObject([
    { type: 'staff.role-changed', by: by(carla.staffId), person: by(jana.staffId), role: 'agent' },
    { type: 'staff.invited', by: by(carla.staffId), email: 'paul@kueche.example' },
    {
      type: 'enquiry.status-changed',
      by: by(jana.staffId),
      enquiry: { enquiryId, name: 'Anna Lena Groß' },
      status: { from: 'NEW', to: 'CONTACTED' },
    },
    { type: 'data.viewed', by: by(jana.staffId), enquiry: { enquiryId }, enquiries: 1 },
    { type: 'data.viewed' },
  ]);
  expect(JSON.stringify(entries)).not.toContain('telephone');
});

test('names and addresses are those of the time of the act, and a change of name is an act', async () => {
  const { staffId, email, browser } = jana;
  const rename = async (name: string) =>
    replyOf(await browser.client.call(changeNameEndpoint, { body: { name } }));
  await rename('Paula Klein');
  // An unchanged name is no change.
  await rename('Paula Klein');
  const contact = { fullName: 'Anna Schmidt' };
  replyOf(await browser.client.call(changeContactEndpoint, { body: { enquiryId, version: 1, contact } }));
  const before = { staffId, name: 'Jana Roth', email };
  const after = { ...before, name: 'Paula Klein' };
  const { entries } = replyOf(await ask({ person: staffId })).data;
  expect(entries).toMatchObject([
    { type: 'enquiry.contact-changed', by: after, enquiry: { name: 'Anna Schmidt' } },
    {
      type: 'staff.renamed',
      by: before,
      person: before,
      renamed: { from: 'Jana Roth', to: 'Paula Klein' },
    },
    { type: 'staff.role-changed', person: before },
    { type: 'enquiry.status-changed', by: before, enquiry: { name: 'Anna Lena Groß' } },
    { type: 'data.viewed', by: before },
    { type: 'data.viewed', by: before },
  ]);
  // A later change of the address does not change old entries either.
  await app.db
    .updateTable('staff')
    .set({ email: 'paula@kueche.example' })
    .where('staff_id', '=', staffId)
    .execute();
  replyOf(await browser.client.call(addNoteEndpoint, { body: { enquiryId, text: 'Insel' } }));
  const later = replyOf(await ask({ person: staffId, limit: 2 })).data.entries;
  expect(later.map(({ by }) => by?.email)).toEqual(['paula@kueche.example', email]);
});

test('it is filtered by person: what they did, and what was done to their access', async () => {
  expect(await typesOf({ person: jana.staffId })).toEqual([
    'staff.role-changed',
    'enquiry.status-changed',
    'data.viewed',
    'data.viewed',
  ]);
  expect(await typesOf({ person: 'nobody' })).toEqual([]);
});

test('it is filtered by enquiry, with what the visitor did and who has seen it', async () => {
  const trail = ['enquiry.status-changed', 'data.viewed', 'enquiry.received'];
  expect(await typesOf({ enquiry: enquiryId })).toEqual(trail);
  expect(await typesOf({ enquiry: enquiryId, person: jana.staffId })).toEqual(trail.slice(0, 2));
  expect(await typesOf({ enquiry: "' or 1=1 --" })).toEqual([]);
});

test.each([
  ['access', ['staff.role-changed', 'staff.invited']],
  ['data', ['data.viewed', 'data.viewed']],
  ['work', ['enquiry.status-changed']],
] as const)('of the kind %s it has %j', async (kind, types) => {
  expect(await typesOf({ kind })).toEqual(types);
});

test('it comes in pages that miss nothing and repeat nothing, also of two ways to find entries', async () => {
  for (const query of [{}, { person: jana.staffId }, { enquiry: enquiryId }]) {
    const whole = replyOf(await ask(query)).data.entries.map(({ position }) => position);
    const paged: string[] = [];
    for (let after: string | undefined; ; ) {
      const { entries, next } = replyOf(await ask({ ...query, limit: 2, ...(after && { after }) })).data;
      paged.push(...entries.map(({ position }) => position));
      if (next === null) break;
      after = next;
    }
    expect(paged).toEqual(whole);
  }
  expect(codeOf(await ask({ after: 'x' }))).toBe('INVALID_INPUT');
});
