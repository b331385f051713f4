import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { enterEnquiryEndpoint } from '@funnel/contract/enquiry/enter-enquiry';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { assignEnquiryEndpoint } from '@funnel/contract/pipeline/change-enquiry';
import { chooseShowroomEndpoint } from '@funnel/contract/showroom/choose-showroom';
import type { Routing } from '@funnel/domain/routing/routing';
import { beforeEach, describe, expect, test } from 'vitest';
import { announcedTypes } from '../testing/announced-types.ts';
import { replyOf } from '../testing/customer-browser.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const RETAILER = 'studio@kueche.example';

async function route(routing: Routing): Promise<void> {
  await storeSetting(app.db, 'routing', routing, app.clock.now);
  await app.settings.refresh();
}
const saarbruecken = (more: Partial<Routing[number]> = {}): Routing => [
  {
    showroom: 'SAARBRUECKEN',
    postcodes: [{ from: '66000', to: '66999' }],
    mailbox: 'saar@kueche.example',
    people: [],
    ...more,
  },
];
const enquire = async (postcode = '66111') => {
  const body = { ...exampleEnquiry(), personal_postcode: postcode };
  return replyOf(await app.client.call(submitEnquiryEndpoint, { body })).data.enquiryId;
};
const stored = () => app.db.selectFrom('enquiry').select(['showroom', 'showroom_by']).execute();
const choose = async (enquiryId: string, showroom: string) =>
  replyOf(await app.client.call(chooseShowroomEndpoint, { body: { enquiryId, showroom } }));

beforeEach(async () => {
  app.mail.mails = [];
  await route(saarbruecken());
});

describe('an enquiry', () => {
  test('goes to the showroom of its postcode, and its event says so', async () => {
    await enquire();
    expect(await stored()).toEqual([{ showroom: 'SAARBRUECKEN', showroom_by: 'POSTCODE' }]);
    const { data } = await app.db.selectFrom('event').select('data').executeTakeFirstOrThrow();
    expect(data).toMatchObject({ showroom: 'SAARBRUECKEN' });
  });

  test('goes to none where no rule has its postcode', async () => {
    await enquire('55116');
    expect(await stored()).toEqual([{ showroom: null, showroom_by: null }]);
  });

  test('goes where the visitor chooses, also if the rule has found the same', async () => {
    const enquiryId = await enquire();
    await choose(enquiryId, 'SAARBRUECKEN');
    expect(await stored()).toEqual([{ showroom: 'SAARBRUECKEN', showroom_by: 'VISITOR' }]);
    await choose(enquiryId, 'SAARBRUECKEN');
    await choose(enquiryId, 'KONZ');
    expect(await stored()).toEqual([{ showroom: 'KONZ', showroom_by: 'VISITOR' }]);
    const choices = (await announcedTypes(app.db)).filter((type) => type === 'showroom.chosen');
    expect(choices).toHaveLength(2);
  });

  test('with a booked time is routed too, and so is one that the staff enters', async () => {
    const jana = await staffBrowser(app, 'agent');
    const body = { ...exampleTerminfinderEnquiry('2026-11-17T10:00:00+01:00'), personal_postcode: '66740' };
    replyOf(await app.client.call(submitTerminfinderEnquiryEndpoint, { body }));
    const enquiry = {
      personal_salutation_english: 'MR',
      personal_full_name: 'Bernd Thielen',
      personal_postcode: '66482',
      personal_telephone_raw: '06501 12345',
      entry: 'WALK_IN',
    } as const;
    const entered = replyOf(await jana.browser.client.call(enterEnquiryEndpoint, { body: { enquiry } })).data;
    const routed = { showroom: 'SAARBRUECKEN', showroom_by: 'POSTCODE' };
    expect(await stored()).toEqual([routed, routed]);
    const { enquiryId, version } = entered;
    const change = { enquiryId, version, showroom: 'MAINZ' };
    replyOf(await jana.browser.client.call(assignEnquiryEndpoint, { body: change }));
    expect(await stored()).toContainEqual({ showroom: 'MAINZ', showroom_by: 'STAFF' });
  });
});

describe('a notice', () => {
  const toldOf = async () => {
    await app.runJobs({ ignoresPauses: true });
    return app.mail.mails.filter(({ subject }) => subject.includes('Anna Lena Groß'));
  };

  test('goes to the mailbox of the showroom and to its people who can sign in', async () => {
    const jana = await staffBrowser(app, 'agent');
    const gone = await staffBrowser(app, 'agent');
    await app.db
      .updateTable('staff')
      .set({ deactivated_at: app.clock.now })
      .where('staff_id', '=', gone.staffId)
      .execute();
    await route(saarbruecken({ people: [jana.staffId, gone.staffId, 'nobody'] }));
    await enquire();
    expect(await toldOf()).toMatchObject([{ to: 'saar@kueche.example', cc: [jana.email] }]);
  });

  test.each([
    ['55116', saarbruecken()],
    ['66111', saarbruecken({ mailbox: null })],
    ['66111', []],
  ])('from %s goes to the retailer where its showroom has no mailbox', async (postcode, routing) => {
    await route(routing);
    await enquire(postcode);
    const [mail, ...others] = await toldOf();
    expect([mail?.to, mail?.cc, others]).toEqual([RETAILER, undefined, []]);
  });

  test('of another showroom goes to that one', async () => {
    await route([
      ...saarbruecken(),
      { showroom: 'KONZ', postcodes: [], mailbox: 'konz@kueche.example', people: [] },
    ]);
    const enquiryId = await enquire();
    await toldOf();
    app.mail.mails = [];
    await choose(enquiryId, 'KONZ');
    expect(await toldOf()).toMatchObject([{ to: 'konz@kueche.example' }]);
  });
});
