import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { attachFilesEndpoint } from '@funnel/contract/floor-plan/attach-files';
import {
  claimByLinkEndpoint,
  listArrivalsEndpoint,
  openLinkEndpoint,
  showLinkEndpoint,
} from '@funnel/contract/floor-plan/floor-plan-link';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { examplePdf } from '../testing/example-file.ts';
import { useTestApp } from '../testing/test-app.ts';
import { sendForm } from '../testing/upload-form.ts';
import { listFilesOfKitchens } from './file.queries.ts';
import { deleteLinksBefore } from './floor-plan-link.queries.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const START = new Date('2026-11-16T10:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const over = { ok: false, failure: { code: 'TOKEN_OVER', status: 410 } };
const nowhere = { ok: false, failure: { code: 'NOT_FOUND', status: 404 } };

beforeEach(() => {
  app.clock.now = START;
  app.mail.mails = [];
});

const later = (ms: number) => {
  app.clock.now = new Date(START.getTime() + ms);
};

async function enquiryOf(visitor: number) {
  const outcome = await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry(visitor) });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.reply.data;
}

async function opened(kitchenId: string, email: string) {
  const outcome = await app.client.call(openLinkEndpoint, { body: { kitchenId, email } });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.reply.data;
}

async function uploaded(name = 'plan.pdf'): Promise<string> {
  const { body } = await sendForm(app.origin, [{ bytes: examplePdf(), name }]);
  return body.uploadedFiles[0]?.fileId ?? '';
}

const claim = (token: string, fcIds: string[], idempotencyKey?: string) =>
  app.client.call(claimByLinkEndpoint, {
    body: { token, fcIds },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const show = (token: string) => app.client.call(showLinkEndpoint, { body: { token } });
const ask = (arrivalsToken: string) => app.client.call(listArrivalsEndpoint, { body: { arrivalsToken } });
const arrived = (...files: object[]) => ({ ok: true, reply: { data: { files } } });
const filesOf = async (kitchenId: string) =>
  (await listFilesOfKitchens(app.db, [kitchenId])).map(({ fileId }) => fileId);

describe('a link for the phone', () => {
  test('brings files to its kitchen, and the computer sees only those', async () => {
    const { kitchenId, email } = await enquiryOf(1);
    // Spelled differently from the enquiry, but the same address.
    const link = await opened(kitchenId, email.toUpperCase());
    const other = await opened(kitchenId, email);
    const [own, first, second] = [await uploaded(), await uploaded('Küche.pdf'), await uploaded('b.pdf')];
    await app.client.call(attachFilesEndpoint, { body: { kitchenId, fcIds: [own] } });
    expect(await ask(link.arrivalsToken)).toEqual(arrived());

    expect(await claim(link.token, [first], 'key-1')).toMatchObject({ ok: true, reply: { code: 'SUCCESS' } });
    const told = { fileId: first, name: 'Küche.pdf', mediaType: 'application/pdf' };
    expect(await ask(link.arrivalsToken)).toEqual(arrived(told));

    // Repeats with the same key, without one, and through another link change nothing, and files from the computer
    // stay.
    for (const [token, key] of [[link.token, 'key-1'], [link.token], [other.token]] as const) {
      expect(await claim(token, [first], key)).toMatchObject({ ok: true });
    }
    expect(await claim(link.token, [own])).toMatchObject({ ok: true });
    expect(await claim(link.token, [second], 'key-1')).toMatchObject({
      failure: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await ask(link.arrivalsToken)).toEqual(arrived(told));
    expect(await ask(other.arrivalsToken)).toEqual(arrived());
    expect((await filesOf(kitchenId)).sort()).toEqual([own, first].sort());
    expect(app.log.join('')).not.toContain(link.token);
  });

  test('expires after thirty minutes; its arrivals can be listed a minute longer', async () => {
    const { kitchenId, email } = await enquiryOf(2);
    const { token, arrivalsToken, expiresAt } = await opened(kitchenId, email);
    const [early, late] = [await uploaded(), await uploaded()];
    expect(expiresAt).toBe('2026-11-16T10:30:00.000Z');
    later(30 * MINUTE_MS - 1);
    expect(await show(token)).toEqual({ ok: true, reply: { data: { kind: 'PHONE', expiresAt } } });
    expect(await claim(token, [early])).toMatchObject({ ok: true });
    later(30 * MINUTE_MS);
    expect(await show(token)).toMatchObject(over);
    expect(await claim(token, [late])).toMatchObject(over);
    expect(await ask(arrivalsToken)).toMatchObject({ reply: { data: { files: [{ fileId: early }] } } });
    later(31 * MINUTE_MS);
    expect(await ask(arrivalsToken)).toMatchObject(over);

    // The clean-up removes the link and keeps the file.
    later(2 * DAY_MS);
    await deleteLinksBefore(app.db, app.clock.now);
    expect(await app.db.selectFrom('floor_plan_link').selectAll().execute()).toEqual([]);
    expect(await filesOf(kitchenId)).toEqual([early]);
  });

  test('takes no file of another kitchen, and opens no kitchen but its own', async () => {
    const [mine, other] = [await enquiryOf(3), await enquiryOf(4)];
    const link = await opened(mine.kitchenId, mine.email);
    const theirs = await opened(other.kitchenId, other.email);
    const file = await uploaded();
    expect(await claim(theirs.token, [file])).toMatchObject({ ok: true });
    expect(await claim(link.token, [file])).toMatchObject(nowhere);
    expect(await ask(link.arrivalsToken)).toEqual(arrived());
    expect(await filesOf(mine.kitchenId)).toEqual([]);
    expect(await filesOf(other.kitchenId)).toEqual([file]);
  });

  test.each([
    ['another e-mail address', { email: 'nobody@gross.example' }],
    ['no such kitchen', { kitchenId: 'no-such-kitchen' }],
  ])('with %s is a decoy that looks like any other', async (_case, change) => {
    const { kitchenId, email } = await enquiryOf(5);
    const wrong = { kitchenId, email, ...change };
    const [good, bad] = [await opened(kitchenId, email), await opened(wrong.kitchenId, wrong.email)];
    const lengths = (link: object) => Object.entries(link).map(([name, value]) => [name, value.length]);
    expect(lengths(bad)).toEqual(lengths(good));
    expect(await show(bad.token)).toEqual(await show(good.token));
    expect(await ask(bad.arrivalsToken)).toEqual(await ask(good.arrivalsToken));
    expect(await claim(bad.token, [await uploaded()])).toMatchObject(nowhere);
    expect(await filesOf(kitchenId)).toEqual([]);
  });

  test('gives each of its two tokens one right only', async () => {
    const { kitchenId, email } = await enquiryOf(6);
    const { token, arrivalsToken } = await opened(kitchenId, email);
    const file = await uploaded();
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [token, forged, token.split('.')[0] ?? '', '', 'x.y', kitchenId]) {
      expect(await ask(wrong)).toMatchObject(over);
    }
    for (const wrong of [arrivalsToken, forged, '', 'x.y', kitchenId]) {
      expect(await claim(wrong, [file])).toMatchObject(over);
      expect(await show(wrong)).toMatchObject(over);
    }
    expect(token).not.toContain(kitchenId);
    expect(await filesOf(kitchenId)).toEqual([]);
  });

  test('may be opened thirty times from one address and twenty times for one kitchen', async () => {
    const open = async (address: string, kitchenId: string) => {
      const response = await fetch(app.origin + openLinkEndpoint.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ kitchenId, email: 'a@b.de' }),
      });
      return response.status;
    };
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push(await open('203.0.113.1', `kitchen-${n}`));
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    statuses.length = 0;
    for (let n = 0; n < 21; n++) statuses.push(await open(`203.0.113.${10 + n}`, 'one-kitchen'));
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});

test('the mail about an enquiry has a link for later, valid for fourteen days', async () => {
  const { kitchenId, email } = await enquiryOf(7);
  await app.runJobs({ ignoresPauses: true });
  const mail = app.mail.mails.find(({ to }) => to === email);
  const [address = '', token = ''] =
    /https:\/\/kueche\.example\/services\/fun\/floor-plan#token=(\S+)/.exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(address);
  later(14 * DAY_MS - MINUTE_MS);
  const [file, late] = [await uploaded(), await uploaded()];
  expect(await show(token)).toMatchObject({ reply: { data: { kind: 'MAILED' } } });
  expect(await claim(token, [file])).toMatchObject({ ok: true });
  expect(await filesOf(kitchenId)).toEqual([file]);
  later(14 * DAY_MS);
  expect(await claim(token, [late])).toMatchObject(over);
});
