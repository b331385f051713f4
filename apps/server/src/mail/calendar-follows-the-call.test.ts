import {
  cancelAppointmentEndpoint,
  moveAppointmentEndpoint,
} from '@funnel/contract/appointment/manage-appointment';
import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import { expect, test } from 'vitest';
import { appointmentToken } from '../appointment/appointment-token.queries.ts';
import { replyOf } from '../testing/customer-browser.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { RETAILER, useMailStory, VISITOR } from '../testing/mail-story.ts';

const { app, submit, settled } = useMailStory();
const TUESDAY = '2026-11-17T14:00:00+01:00';
const WEDNESDAY = '2026-11-18T10:00:00+01:00';
const SUNDAY = '2026-11-22T10:00:00+01:00';

/** The reader's calendar after the mails since the last call of `settled`. */
async function entriesOf(address: string) {
  await app.runJobs();
  const calendars = app.mail.mails.filter(({ to }) => to === address).map(({ calendar }) => calendar);
  return calendars.map((calendar) => {
    const line = (name: string) =>
      new RegExp(`^${name}[^:]*:(.*)\r$`, 'm').exec(calendar?.content.split('BEGIN:VEVENT')[1] ?? '')?.[1];
    return [calendar?.method, line('UID'), Number(line('SEQUENCE')), line('DTSTART')];
  });
}

const appointmentId = async () =>
  (await app.db.selectFrom('appointment').select('appointment_id').executeTakeFirstOrThrow()).appointment_id;

test.each([
  ['visitor', 'jean.0@weber.example'],
  ['retailer', RETAILER],
])('the entry of the %s is the same one, newer each time: booked, moved, cancelled', async (_who, reader) => {
  const body = exampleTerminfinderEnquiry(TUESDAY);
  await app.client.call(submitTerminfinderEnquiryEndpoint, { body });
  const uid = `${await appointmentId()}@kueche.example`;
  expect(await entriesOf(reader)).toEqual([['REQUEST', uid, 0, '20261117T140000']]);

  await settled();
  const token = await appointmentToken(app.db, await appointmentId());
  await app.client.call(moveAppointmentEndpoint, { body: { token, start: WEDNESDAY } });
  expect(await entriesOf(reader)).toEqual([['REQUEST', uid, 1, '20261118T100000']]);

  await settled();
  await app.client.call(cancelAppointmentEndpoint, { body: { token } });
  expect(await entriesOf(reader)).toEqual([['CANCEL', uid, 2, '20261118T100000']]);
});

test('a call-back that becomes a mere wish is taken out of both calendars', async () => {
  const enquiryId = await submit();
  await settled();
  const wish = async (ts: string, token = {}) => {
    const body = { enquiryId, ts, duration: 3600 };
    return replyOf(await app.client.call(requestPrecallEndpoint, { body, ...token })).data;
  };
  const { token } = await wish(TUESDAY);
  const uid = `${await appointmentId()}@kueche.example`;
  expect(await entriesOf(VISITOR)).toEqual([['REQUEST', uid, 0, '20261117T140000']]);

  await settled();
  await wish(SUNDAY, { enquiryToken: token });
  for (const reader of [VISITOR, RETAILER])
    expect(await entriesOf(reader)).toEqual([['CANCEL', uid, 1, expect.any(String)]]);
});
