import path from 'node:path';
import { activateIflowEndpoint } from '@funnel/contract/account/activate-iflow';
import { openSessionEndpoint } from '@funnel/contract/account/session';
import {
  confirmAppointmentEndpoint,
  showAppointmentEndpoint,
} from '@funnel/contract/appointment/manage-appointment';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import { makeMyFeedEndpoint } from '@funnel/contract/calendar-feed/calendar-feed';
import { showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { showStatusEndpoint } from '@funnel/contract/customer-area/show-overview';
import { listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { appointmentToken } from '../appointment/appointment-token.queries.ts';
import { builtPages } from '../page/page-build.ts';
import { openBrowser, PASSWORD, replyOf } from '../testing/customer-browser.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';
import { insertEndpoint } from '../webhook/webhook.queries.ts';

const app = useTestApp({ pages: await builtPages(path.join(import.meta.dirname, '../../..')) });
const START = '2026-11-20T10:00:00+01:00';
const RETAILER = 'studio@kueche.example';
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

beforeEach(async () => {
  await app.db.deleteFrom('enquiry').execute();
  await app.db.deleteFrom('webhook_endpoint').execute();
  await insertEndpoint(app.db, {
    endpointId: 'hook',
    url: 'https://hook.example',
    secret,
    createdAt: app.clock.now,
  });
  await storeSetting(app.db, 'mails', { ...DEFAULT_SETTINGS.mails, quietSeconds: 0 }, app.clock.now);
});

/** The words of each standing, in every language and format. */
const STANDINGS = {
  reserved: {
    words: { de: /reserviert/i, en: /reserved/i },
    otherWords: /gebucht|booked/i,
    status: 'TENTATIVE',
    wire: { state: 'BOOKED', confirmed: false },
    standing: 'RESERVED',
  },
  booked: {
    words: { de: /gebucht/i, en: /booked/i },
    otherWords: /reserviert|reserved|bestätigen Sie|please confirm/i,
    status: 'CONFIRMED',
    wire: { state: 'BOOKED', confirmed: true },
    standing: 'BOOKED',
  },
} as const;
type Standing = (typeof STANDINGS)[keyof typeof STANDINGS];
type Lang = 'de' | 'en';

let visitor = 0;

async function book(unconfirmedHours: number, locale: Lang) {
  await storeSetting(app.db, 'slots', { ...DEFAULT_SETTINGS.slots, unconfirmedHours }, app.clock.now);
  await app.settings.refresh();
  const staff = await staffBrowser(app, 'manager');
  const preferred_language = locale === 'en' ? ('EN' as const) : ('DE' as const);
  const body = { ...exampleTerminfinderEnquiry(START, visitor++), preferred_language };
  app.mail.mails = [];
  app.webhooks.calls = [];
  const lead = replyOf(await app.client.call(submitTerminfinderEnquiryEndpoint, { body })).data;
  await app.db.updateTable('enquiry').set({ assignee: staff.staffId }).execute();
  await app.runJobs();
  const { appointment_id } = await app.db
    .selectFrom('appointment')
    .select('appointment_id')
    .where('enquiry_id', '=', lead.enquiryId)
    .executeTakeFirstOrThrow();
  return { lead, locale, staff, token: await appointmentToken(app.db, appointment_id) };
}
type Booked = Awaited<ReturnType<typeof book>>;

const eventIn = (calendar: string) => {
  const event = new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent');
  const value = (name: string) => event?.getFirstPropertyValue(name);
  return { status: value('status'), sequence: Number(value('sequence')), summary: String(value('summary')) };
};

/** The page after booking, by the reply of the call. */
async function expectPage({ lead, locale }: Booked, { words, otherWords, wire }: Standing) {
  expect(lead.appointment).toEqual(wire);
  const reserved = lead.appointment?.confirmed === false ? { reserved: 'true' } : {};
  const search = new URLSearchParams({ ...lead, appointment: '', date: START, lang: locale, ...reserved });
  const html = await (await fetch(`${app.origin}/services/fun/terminfinder-iflow?${search}`)).text();
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  expect(heading).toMatch(words[locale]);
  expect(/<body.*<\/main>/s.exec(html)?.[0]).not.toMatch(otherWords);
}

async function expectMails({ lead, locale }: Booked, { words, otherWords, status }: Standing) {
  const mails = app.mail.mails.filter(({ to }) => to === lead.email || to === RETAILER);
  expect(mails.map(({ to }) => to).sort()).toEqual([lead.email, RETAILER]);
  for (const { to, subject, text, calendar } of mails) {
    const language = to === RETAILER ? 'de' : locale;
    if (to !== RETAILER) expect(subject).toMatch(words[language]);
    expect(text).toMatch(words[language]);
    expect(`${subject} ${text}`).not.toMatch(otherWords);
    const entry = eventIn(calendar?.content ?? '');
    expect(entry.status).toBe(status);
    expect(words[language].test(entry.summary)).toBe(status === 'TENTATIVE');
  }
  return eventIn(mails[0]?.calendar?.content ?? '').sequence;
}

async function expectWires({ lead, token }: Booked, { wire }: Standing) {
  const hooks = app.webhooks.calls
    .map(({ body }) => JSON.parse(body))
    .filter(({ type }) => type !== 'enquiry.received');
  expect(hooks.at(-1)?.data.appointment).toMatchObject(wire);
  const shown = replyOf(await app.client.call(showAppointmentEndpoint, { body: { token } })).data;
  expect(shown).toMatchObject(wire);
  expect(shown.toConfirm !== null).toBe(!wire.confirmed);
  const browser = openBrowser(app.origin);
  const body = { kitchenId: lead.kitchenId, email: lead.email, password: PASSWORD };
  const { data: creds } = replyOf(await browser.client.call(activateIflowEndpoint, { body }));
  replyOf(await browser.client.call(openSessionEndpoint, { body: creds }));
  const status = replyOf(await browser.client.call(showStatusEndpoint)).data;
  expect(status.kitchen?.appointment).toMatchObject(wire);
  return hooks.at(-1)?.type;
}

async function expectDesk(
  { lead, locale, staff }: Booked,
  { words, otherWords, status, wire, standing }: Standing,
) {
  const { client } = staff.browser;
  const { enquiryId } = lead;
  const list = replyOf(await client.call(listEnquiriesEndpoint, { query: {} })).data;
  expect(list.enquiries.map(({ appointment }) => appointment)).toMatchObject([wire]);
  const record = replyOf(await client.call(showEnquiryEndpoint, { query: { enquiryId } })).data;
  expect(record.appointment).toMatchObject(wire);
  const query = { from: START.slice(0, 10), days: 1 };
  expect(replyOf(await client.call(showCalendarEndpoint, { query })).data.calls).toMatchObject([wire]);
  const queue = replyOf(await client.call(showQueueEndpoint, { query: { tab: 'LATER' } })).data;
  expect(queue.entries).toMatchObject([{ step: { kind: 'CALL', standing } }]);
  const { events } = replyOf(await client.call(listTimelineEndpoint, { query: { enquiryId } })).data;
  expect(events[0]?.appointment).toMatchObject(wire);
  const { token } = replyOf(await client.call(makeMyFeedEndpoint)).data;
  const feed = await (await fetch(`${app.origin}/api/v1/calendar.ics?token=${token}&lang=${locale}`)).text();
  const entry = eventIn(feed);
  expect(entry.status).toBe(status);
  expect(words[locale].test(entry.summary)).toBe(status === 'TENTATIVE');
  expect(entry.summary).not.toMatch(otherWords);
  return entry.sequence;
}

test.each([
  ['off', 0, 'booked', 'de'],
  ['off', 0, 'booked', 'en'],
  ['on', 24, 'reserved', 'de'],
  ['on', 24, 'reserved', 'en'],
] as const)(
  'where confirmation is %s (%i hours), everything says %s (%s), and booked once it is confirmed',
  async (...given) => {
    const [, hours, standing, locale] = given;
    const booked = await book(hours, locale);
    await expectPage(booked, STANDINGS[standing]);
    const mailed = await expectMails(booked, STANDINGS[standing]);
    expect(await expectWires(booked, STANDINGS[standing])).toBe('appointment.booked');
    const fed = await expectDesk(booked, STANDINGS[standing]);

    app.mail.mails = [];
    const confirm = { body: { token: booked.token } };
    const confirmed = replyOf(await app.client.call(confirmAppointmentEndpoint, confirm)).data;
    expect(confirmed).toMatchObject({ ...STANDINGS.booked.wire, toConfirm: null });
    await app.runJobs();
    expect(await expectDesk(booked, STANDINGS.booked)).toBe(standing === 'reserved' ? fed + 1 : fed);
    // An already booked call makes no mail.
    if (standing === 'booked') return expect(app.mail.mails.filter(({ calendar }) => calendar)).toEqual([]);
    expect(await expectMails(booked, STANDINGS.booked)).toBe(mailed + 1);
    expect(await expectWires(booked, STANDINGS.booked)).toBe('appointment.confirmed');
  },
);
