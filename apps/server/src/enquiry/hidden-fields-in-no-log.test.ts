import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import type { EnquiryInput } from '@funnel/domain/enquiry/enquiry-schema';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { useMailStory } from '../testing/mail-story.ts';
import { insertEndpoint } from '../webhook/webhook.queries.ts';

const { app } = useMailStory();

const hidden = { kitchen: 'canary of the page' };

const submit = (change: Partial<EnquiryInput>) =>
  app.client.call(submitEnquiryEndpoint, { body: { ...exampleEnquiry(), ...change } });

describe('the log has no hidden field', () => {
  beforeEach(async () => {
    app.webhooks.calls = [];
    app.webhooks.fails = undefined;
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const url = 'https://shop.example/hook';
    await insertEndpoint(app.db, { endpointId: 'shop', url, secret, createdAt: app.clock.now });
  });

  afterEach(() => {
    expect(app.log.join('')).toContain('"route":"/api/v1/funnel-enquiries"');
    expect(app.log.filter((line) => /canary/i.test(line))).toEqual([]);
  });

  test('of an enquiry that is stored and sent by mail and webhook', async () => {
    expect(await submit({ hidden })).toMatchObject({ ok: true });
    await app.runJobs();
    expect(app.mail.mails.filter(({ text }) => text.includes(hidden.kitchen))).toHaveLength(1);
    expect(app.webhooks.calls[0]?.body).toContain(hidden.kitchen);
  });

  test('that is left out for its name or its length', async () => {
    expect(await submit({ hidden: { 'a canary': 'x' } })).toMatchObject({ ok: true });
    expect(await submit({ hidden: { kitchen: 'canary'.repeat(100) } })).toMatchObject({ ok: true });
  });

  test('of an enquiry that is refused', async () => {
    expect(await submit({ hidden, personal_email: 'nobody' })).toMatchObject({ ok: false });
  });

  test('that the database quotes when it refuses the row', async () => {
    await sql`alter table enquiry add constraint broken check (hidden_fields = '{}')`.execute(app.db);
    onTestFinished(async () => void (await sql`alter table enquiry drop constraint broken`.execute(app.db)));
    expect(await submit({ hidden })).toMatchObject({ ok: false });
    // 23514: the check is violated.
    expect(app.log.join('')).toContain('"code":"23514"');
  });

  test('of an enquiry that mail server and webhook refuse', async () => {
    expect(await submit({ hidden })).toMatchObject({ ok: true });
    app.mail.fails = 'REFUSED';
    app.webhooks.fails = { code: 'BAD_STATUS', status: 410 };
    await app.runJobs();
    expect(app.log.join('')).toContain('mail refused');
    expect(app.webhooks.calls).toHaveLength(1);
  });
});
