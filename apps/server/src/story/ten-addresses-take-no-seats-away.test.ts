import { requestPrecallEndpoint } from '@funnel/contract/appointment/request-precall';
import { submitTerminfinderEnquiryEndpoint } from '@funnel/contract/appointment/submit-terminfinder-enquiry';
import type { Client } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { listSlotsEndpoint } from '@funnel/contract/slot/list-slots';
import { DEFAULT_LIMITS } from '@funnel/domain/limit/limit-settings';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { expect, test } from 'vitest';
import { clientAt } from '../testing/client-at.ts';
import { replyOf } from '../testing/customer-browser.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { exampleTerminfinderEnquiry } from '../testing/example-terminfinder-enquiry.ts';
import { solved } from '../testing/solve-challenge.ts';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const ADDRESSES = 10;
const isWhole = process.env['TEST_WHOLE'] === 'true';
/** More calls than one address may make in ten minutes. The short form still exceeds every quota. */
const TRIES = isWhole ? 35 : 8;
const { unconfirmedPerNetwork } = DEFAULT_LIMITS.bookings;

async function offeredStarts(): Promise<string[]> {
  const { availableSlots } = replyOf(await app.client.call(listSlotsEndpoint)).data;
  return Object.values(availableSlots).flatMap((slots) => slots.map(({ start }) => start));
}

const takenSeats = async () =>
  (await app.db.selectFrom('appointment').select('seat').where('seat', 'is not', null).execute()).length;

/** Books, and solves the proof of work where one is required. */
async function book(client: Client, start: string, visitor: number) {
  const body = exampleTerminfinderEnquiry(start, visitor);
  const outcome = await client.call(submitTerminfinderEnquiryEndpoint, { body });
  if (outcome.ok || outcome.failure.code !== 'PROOF_NEEDED') return outcome;
  const proof = await solved(outcome.failure.challenge);
  return client.call(submitTerminfinderEnquiryEndpoint, { body, proof });
}

async function wish(client: Client, start: string, visitor: number): Promise<void> {
  const body = { ...exampleEnquiry(visitor), personal_telephone_raw: `0681 ${600_000 + visitor}` };
  const lead = await client.call(submitEnquiryEndpoint, { body });
  if (!lead.ok) return;
  const { enquiryId } = lead.reply.data;
  await client.call(requestPrecallEndpoint, { body: { enquiryId, ts: start, duration: 1800 } });
}

/** Books and wishes for one slot after another, each time as another visitor. */
async function attack(client: Client, bot: number, starts: readonly string[]): Promise<void> {
  for (let n = 0; n < TRIES; n++) {
    const start = starts[(bot * TRIES + n) % starts.length] ?? '';
    await book(client, start, bot * 1000 + n);
    await wish(client, start, bot * 1000 + n);
  }
}

test.each([
  ['at once', 0, '203.0'],
  // Other networks: the limits of the first have been used up.
  ['until they are confirmed', 24, '203.1'],
])(
  'ten addresses that book %s as fast as they can get their share, and the next visitor gets a time',
  async (_case, unconfirmedHours, networks) => {
    await app.db.deleteFrom('enquiry').execute();
    await storeSetting(app.db, 'slots', { ...DEFAULT_SETTINGS.slots, unconfirmedHours }, app.clock.now);
    const bookings = { ...DEFAULT_LIMITS.bookings, proofRounds: 2 };
    await storeSetting(app.db, 'limits', { ...DEFAULT_LIMITS, bookings }, app.clock.now);
    await app.settings.refresh();
    const starts = await offeredStarts();
    await Promise.all(
      Array.from({ length: ADDRESSES }, (_, bot) =>
        attack(clientAt(app.origin, `${networks}.${bot}.7`), bot, starts),
      ),
    );
    expect(await takenSeats()).toBe(ADDRESSES * unconfirmedPerNetwork);

    const left = await offeredStarts();
    expect(left.length).toBeGreaterThan(starts.length / 2);
    const visitor = clientAt(app.origin, `${networks}.100.20`);
    expect(await book(visitor, left[0] ?? '', 99_999)).toMatchObject({ ok: true });
  },
);
