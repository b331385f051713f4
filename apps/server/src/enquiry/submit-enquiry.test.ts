import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { type EnquiryInput, MAX_RAW_QUERY_LENGTH } from '@funnel/domain/enquiry/enquiry-schema';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { toldData } from '../event/event.queries.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

const enquiry = exampleEnquiry();

const submit = (body: EnquiryInput, idempotencyKey?: string) =>
  app.client.call(submitEnquiryEndpoint, { body, ...(idempotencyKey ? { idempotencyKey } : {}) });

async function submitted(body: EnquiryInput, idempotencyKey?: string) {
  const outcome = await submit(body, idempotencyKey);
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.failure)}`);
  return outcome.reply.data;
}

const rows = () => app.db.selectFrom('enquiry').selectAll().execute();
/** The outbox: each event with the state of its job. */
async function announced() {
  const { rows: events } = await sql`
    select type, enquiry_id as "enquiryId", actor, state::text
    from event join pgboss.job on id = event_id`.execute(app.db);
  return events;
}
const revisions = () => app.db.selectFrom('enquiry_revision').selectAll().execute();

describe('an enquiry', () => {
  test('is stored completely, together with its event', async () => {
    const lead = await submitted({ ...enquiry, funnel: 'short', raw_query: '?utm_source=newsletter&x=ü' });
    expect(lead).toEqual({
      enquiryId: expect.stringMatching(/^[\w-]{22}$/),
      kitchenId: expect.stringMatching(/^[\w-]{22}$/),
      email: 'anna.0@gross.example',
    });
    expect(await rows()).toMatchObject([
      {
        enquiry_id: lead.enquiryId,
        kitchen_id: lead.kitchenId,
        received_at: app.clock.now,
        entry: 'LP_V1',
        funnel: 'short',
        szid: 'session-of-visitor-0',
        salutation: 'MRS',
        full_name: 'Anna Lena Groß',
        first_name: 'Anna Lena',
        last_name: 'Groß',
        preferred_language: 'DE',
        postcode: '66111',
        email: 'anna.0@gross.example',
        telephone_raw: '0681 / 123456',
        telephone_formatted: '0681 / 123456',
        answers: {
          question_shape: 'L_FORM',
          question_size: 'FROM_3M_TO_5M',
          question_timeframe: 'FROM_1_3_MONTHS',
          question_reason: 'MOVING',
          question_budget: 'FROM_10K_15K',
        },
        tracking: { utm_source: 'newsletter' },
        operating_system: 'Mozilla/5.0',
        ip_address: null,
        raw_query: '?utm_source=newsletter&x=ü',
      },
    ]);
    expect(await announced()).toMatchObject([
      { state: 'created', type: 'enquiry.received', actor: 'visitor', enquiryId: lead.enquiryId },
    ]);
  });

  test('has the hidden fields of the retailer’s page in its row and its events, and nowhere once it is gone', async () => {
    const hidden = { filiale: 'Saarbrücken <Süd>', kitchen_id: '4711' };
    const { enquiryId } = await submitted({ ...enquiry, hidden });
    const tellers = () => app.db.selectFrom('event').select(toldData.as('data')).execute();
    expect(await rows()).toMatchObject([{ hidden_fields: hidden }]);
    expect(await tellers()).toMatchObject([{ data: { enquiry: { hidden } } }]);
    await app.db.deleteFrom('enquiry').where('enquiry_id', '=', enquiryId).execute();
    expect(await tellers()).toEqual([]);
  });

  test.each([
    ['none', undefined],
    ['one with a wrong name', { 'a b': 'x' }],
    ['one too many', Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`f${at}`, 'x']))],
  ])('is stored without hidden fields where there are %s', async (_case, hidden) => {
    await submitted({ ...enquiry, hidden });
    expect(await rows()).toMatchObject([{ hidden_fields: {} }]);
    const [event] = await app.db.selectFrom('event').select(toldData.as('data')).execute();
    expect(event?.data).not.toHaveProperty('enquiry.hidden');
  });

  test.each([
    ['the longest query', '?'.repeat(MAX_RAW_QUERY_LENGTH), '?'.repeat(MAX_RAW_QUERY_LENGTH)],
    ['one that is too long', '?'.repeat(MAX_RAW_QUERY_LENGTH + 1), null],
    ['one with a NUL', '?a=\u0000', null],
  ])('is stored with %s', async (_case, raw_query, stored) => {
    await submitted({ ...enquiry, raw_query });
    expect(await rows()).toMatchObject([{ raw_query: stored }]);
  });

  test.each([
    ['a hidden field is filled in', { website: 'https://spam.example' }, ['HONEYPOT']],
    ['it came in no time', { fill_ms: 200 }, ['TOO_FAST']],
    ['neither', { website: '', fill_ms: 60_000 }, []],
  ])('is handled like any other and marked where %s', async (_case, signs, suspicion) => {
    const lead = await submitted({ ...enquiry, ...signs });
    expect(Object.keys(lead).sort()).toEqual(['email', 'enquiryId', 'kitchenId']);
    expect(await rows()).toMatchObject([{ suspicion }]);
    expect(await announced()).toMatchObject([{ type: 'enquiry.received' }]);
  });

  test('gets ids that reveal neither each other nor their order', async () => {
    const ids: string[] = [];
    for (let visitor = 0; visitor < 25; visitor++) {
      const lead = await submitted(exampleEnquiry(visitor));
      ids.push(lead.enquiryId, lead.kitchenId);
    }
    expect(new Set(ids).size).toBe(50);
    expect([...ids].sort()).not.toEqual(ids);
    expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBe(50);
  });
});

describe('a repeated call', () => {
  test('with the same key and body gives the same answer and makes nothing new', async () => {
    const first = await submitted(enquiry, 'key-1');
    expect(await submitted(enquiry, 'key-1')).toEqual(first);
    expect(await rows()).toHaveLength(1);
    expect(await announced()).toHaveLength(1);
  });

  test('a hundred times at once gives one enquiry and a hundred equal answers', async () => {
    const leads = await Promise.all(Array.from({ length: 100 }, () => submitted(enquiry, 'key-at-once')));
    expect(new Set(leads.map((lead) => JSON.stringify(lead))).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await announced()).toHaveLength(1);
  });

  test('with the same key and another body is refused and changes nothing', async () => {
    await submitted(enquiry, 'key-2');
    const outcome = await submit({ ...enquiry, personal_postcode: '55116' }, 'key-2');
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'IDEMPOTENCY_KEY_REUSED', status: 422 } });
    expect(await rows()).toHaveLength(1);
    expect(await revisions()).toHaveLength(0);
  });

  test('a refused call does not use its key up', async () => {
    const outcome = await submit({ ...enquiry, personal_postcode: '1' }, 'key-3');
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'INVALID_INPUT' } });
    await submitted(enquiry, 'key-3');
    expect(await rows()).toHaveLength(1);
  });

  test('without a key the same session, e-mail and phone within a day are one enquiry, also concurrently', async () => {
    const again = {
      ...enquiry,
      personal_email: 'Anna.0@gross.EXAMPLE',
      personal_telephone_raw: '0681-123456',
    };
    const leads = await Promise.all(
      Array.from({ length: 40 }, (_, index) => submitted(index % 2 ? enquiry : again)),
    );
    expect(new Set(leads.map((lead) => lead.enquiryId)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await announced()).toHaveLength(1);
    expect(await revisions()).toHaveLength(1);
  });

  test('with changed answers is kept as a revision and never overwrites the first', async () => {
    await submitted(enquiry, 'key-4');
    await submitted({ ...enquiry, question_budget: 'OVER_20K' }, 'key-5');
    await submitted({ ...enquiry, question_budget: 'OVER_20K' });
    expect((await rows()).map((row) => row.answers['question_budget'])).toEqual(['FROM_10K_15K']);
    expect(await revisions()).toMatchObject([{ data: { question_budget: 'OVER_20K' } }]);
  });

  test.each([
    ['another session', { szid: 'another-session-of-enough-length' }],
    ['another e-mail', { personal_email: 'other@gross.example' }],
    ['another telephone', { personal_telephone_raw: '0681 654321' }],
  ])('with %s is another enquiry, and no ids are handed out', async (_case, change) => {
    const first = await submitted(enquiry);
    const second = await submitted({ ...enquiry, ...change });
    expect(second.enquiryId).not.toBe(first.enquiryId);
    expect(second.kitchenId).not.toBe(first.kitchenId);
    expect(await rows()).toHaveLength(2);
  });

  test('whose first was deleted is a new enquiry', async () => {
    const { enquiryId } = await submitted(enquiry);
    await app.db.deleteFrom('enquiry').execute();
    const again = await submitted({ ...enquiry, question_budget: 'OVER_20K' });
    expect(again.enquiryId).not.toBe(enquiryId);
    expect(await submitted({ ...enquiry, question_budget: 'OVER_20K' })).toEqual(again);
    expect((await rows()).map((row) => row.enquiry_id)).toEqual([again.enquiryId]);
  });

  test('a day later is a new enquiry', async () => {
    await submitted(enquiry);
    app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * 60 * 1000);
    await submitted(enquiry);
    expect(await rows()).toHaveLength(2);
  });

  test('without a session id no call counts as a repeat', async () => {
    const { szid: _, ...anonymous } = enquiry;
    await submitted(anonymous);
    await submitted(anonymous);
    expect(await rows()).toHaveLength(2);
  });
});
