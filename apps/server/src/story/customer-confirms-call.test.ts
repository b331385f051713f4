import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import {
  cancelMyAppointmentEndpoint,
  confirmMyAppointmentEndpoint,
} from '@funnel/contract/customer-area/manage-my-appointment';
import { showOverviewEndpoint } from '@funnel/contract/customer-area/show-overview';
import { beforeEach, expect, test } from 'vitest';
import { lapseBookings } from '../appointment/lapse-bookings.ts';
import { announcedTypes } from '../testing/announced-types.ts';
import { useCustomerApp } from '../testing/customer-app.ts';
import { type Browser, codeOf, confirmedCustomer, replyOf } from '../testing/customer-browser.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { RESERVED_HALF_HOURS, useHalfHours } from '../testing/half-hours.ts';

const { app, later } = useCustomerApp();
useHalfHours(app, RESERVED_HALF_HOURS);

const FRIDAY = '2026-11-20T09:00:00+01:00';
const DAY_MS = 24 * 60 * 60 * 1000;

let customer: Awaited<ReturnType<typeof confirmedCustomer>>;
beforeEach(async () => {
  customer = await confirmedCustomer(app, 1);
});

/** Booked by a browser that is not signed in, with the customer's address. */
async function reserve(visitor = 2, email = customer.email): Promise<string> {
  const body = { ...exampleTerminfinderEnquiry(FRIDAY, visitor), personal_email: email };
  return replyOf(await app.client.call(submitTerminfinderEnquiryEndpoint, { body })).data.enquiryId;
}

const confirm = (enquiryId: string, { client }: Browser = customer.browser) =>
  client.call(confirmMyAppointmentEndpoint, { body: { enquiryId } });

async function overviewOf(enquiryId: string) {
  const { enquiries } = replyOf(await customer.browser.client.call(showOverviewEndpoint)).data;
  return enquiries.find((enquiry) => enquiry.enquiryId === enquiryId);
}

test('a customer sees until when a reserved call is to be confirmed, and that it is their turn', async () => {
  const enquiryId = await reserve();
  const shown = await overviewOf(enquiryId);
  expect(shown?.appointment).toMatchObject({
    state: 'BOOKED',
    confirmed: false,
    toConfirm: { until: '2026-11-17T11:00:00+01:00' },
  });
  expect(shown?.steps[0]).toEqual({ step: 'CALL', progress: 'OPEN' });
});

test('a customer confirms a reserved call without the mail, and it is told to everybody once', async () => {
  const enquiryId = await reserve();
  for (const _try of ['first', 'again']) {
    expect(replyOf(await confirm(enquiryId)).data).toMatchObject({
      state: 'BOOKED',
      confirmed: true,
      toConfirm: null,
    });
  }
  expect((await overviewOf(enquiryId))?.steps[0]).toEqual({ step: 'CALL', progress: 'LATER' });
  later(2 * DAY_MS);
  await lapseBookings(app.services);
  expect((await overviewOf(enquiryId))?.appointment).toMatchObject({ state: 'BOOKED', confirmed: true });
  expect((await announcedTypes(app.db)).filter((type) => type === 'appointment.confirmed')).toHaveLength(1);
  const events = await app.db
    .selectFrom('event')
    .select('actor')
    .where('type', '=', 'appointment.confirmed')
    .execute();
  expect(events).toEqual([{ actor: 'customer' }]);
});

test('a call that nobody reserved, a cancelled one, and one whose place others have stay as they are', async () => {
  expect(codeOf(await confirm(customer.enquiryId))).toBe('NOT_FOUND');
  const enquiryId = await reserve();
  later(DAY_MS);
  await lapseBookings(app.services);
  await reserve(3, 'berta@example.com');
  await reserve(4, 'carla@example.com');
  expect(codeOf(await confirm(enquiryId))).toBe('SLOT_TAKEN');
  replyOf(await customer.browser.client.call(cancelMyAppointmentEndpoint, { body: { enquiryId } }));
  expect(replyOf(await confirm(enquiryId)).data).toMatchObject({ state: 'CANCELLED' });
});

test('a call that has begun can no longer be confirmed', async () => {
  const enquiryId = await reserve();
  app.clock.now = new Date(FRIDAY);
  expect(codeOf(await confirm(enquiryId))).toBe('APPOINTMENT_OVER');
});

test('a withheld enquiry has no call that the customer could confirm', async () => {
  const enquiryId = await reserve();
  await app.db
    .updateTable('enquiry')
    .set({ is_withheld: true })
    .where('enquiry_id', '=', enquiryId)
    .execute();
  expect(codeOf(await confirm(enquiryId))).toBe('NOT_FOUND');
});
