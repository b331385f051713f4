import { DEFAULT_LIMITS } from '@funnel/domain/limit/limit-settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { unguessableId } from '../db/unguessable-id.ts';
import { newStoreKey } from '../outside/file-store/file-store.ts';
import { confirmedCustomer, submitExample } from '../testing/customer-browser.ts';
import { sendPdf } from '../testing/customer-files.ts';
import { cornerPicture, examplePdf } from '../testing/example-file.ts';
import { useTestApp } from '../testing/test-app.ts';
import { sendForm } from '../testing/upload-form.ts';
import { insertFiles } from './file.queries.ts';
import { insertFailedPicture } from './upload-count.queries.ts';
import { senderOf } from './upload-sender.queries.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

const { ofSender, ofNetwork } = DEFAULT_LIMITS.uploads;
const MB = 1024 * 1024;

/** The owner of each processed file, in order. */
const owners: string[] = [];
const VISITOR = { kind: 'visitor' } as const;
const app = useTestApp({
  environment: { TRUST_PROXY: '1' },
  files: (real) => ({
    ...real,
    reencodePicture(job) {
      owners.push(job.owner);
      return real.reencodePicture(job);
    },
    inspectPdf(job) {
      owners.push(job.owner);
      return real.inspectPdf(job);
    },
  }),
});

const send = (address: string, files = 1) =>
  sendForm(
    app.origin,
    Array.from({ length: files }, () => ({ bytes: examplePdf() })),
    { headers: { 'x-forwarded-for': address } },
  );

interface Before {
  readonly files: number;
  readonly bytes?: number;
  readonly agoMs?: number;
}

/** Inserts earlier uploads of an address. */
async function sentBefore(address: string, { files, bytes = 10, agoMs = MINUTE_MS }: Before): Promise<void> {
  const receivedAt = new Date(app.clock.now.getTime() - agoMs);
  const { sender, network } = await senderOf(app.db, { actor: VISITOR, clientAddress: address });
  const rows = Array.from({ length: files }, () => ({
    fileId: unguessableId(),
    storeKey: newStoreKey(),
    mediaType: 'application/pdf',
    bytes,
    name: 'x',
    marks: [],
    receivedAt,
    sender,
    network,
  }));
  await insertFiles(app.db, rows);
  const { kitchenId } = await submitExample(app, 9);
  await app.db.updateTable('file').set({ kitchen_id: kitchenId, claimed_at: receivedAt }).execute();
}

const events = () =>
  app.log.flatMap((line) => {
    const { event } = JSON.parse(line);
    return event ? [event] : [];
  });

beforeEach(() => {
  app.log.length = 0;
});

describe('one client', () => {
  test('may send forty files in an hour, and others are not affected', async () => {
    await sentBefore('203.0.113.1', { files: ofSender.filesInAnHour - 1, agoMs: 59 * MINUTE_MS });
    expect((await send('203.0.113.1', 2)).status).toBe(429);
    expect((await send('203.0.113.1')).status).toBe(200);
    const refused = await send('203.0.113.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('203.0.113.2')).status).toBe(200);
    expect(events()).toEqual(['limit-reached', 'limit-reached']);
  });

  test('may go on an hour later', async () => {
    await sentBefore('203.0.113.1', { files: ofSender.filesInAnHour, agoMs: HOUR_MS });
    expect((await send('203.0.113.1')).status).toBe(200);
  });

  test('may send 300 MB in a day', async () => {
    const bytes = (ofSender.megabytesInADay * MB) / 20 - 15;
    await sentBefore('203.0.113.1', { files: 20, bytes, agoMs: 23 * HOUR_MS });
    expect((await send('203.0.113.1')).status).toBe(200);
    owners.length = 0;
    expect(await send('203.0.113.1')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    // Files over the limit are not processed either.
    expect(owners).toEqual([]);
  });

  test('is a whole /64 of IPv6', async () => {
    await sentBefore('2001:db8:1:2::1', { files: ofSender.filesInAnHour });
    expect((await send('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await send('2001:db8:1:3::1')).status).toBe(200);
  });

  test('cannot pass the limit with concurrent calls', async () => {
    await sentBefore('203.0.113.1', { files: ofSender.filesInAnHour - 3 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => send('203.0.113.1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  test('may have only so many calls running at once', async () => {
    const { callsUnderWay } = app.services.files;
    const { sender } = await senderOf(app.db, { actor: VISITOR, clientAddress: '203.0.113.1' });
    const key = `sender ${sender}`;
    callsUnderWay.add(key, ofSender.callsAtOnce, ofSender.callsAtOnce);
    expect((await send('203.0.113.1')).status).toBe(429);
    expect((await send('203.0.113.2')).status).toBe(200);
    callsUnderWay.remove(key, 1);
    expect((await send('203.0.113.1')).status).toBe(200);
    callsUnderWay.remove(key, ofSender.callsAtOnce - 1);
    expect(callsUnderWay.of(key)).toBe(0);
  });

  test('is stored as keyed hashes of full length, not as an address', async () => {
    await send('203.0.113.1');
    await send('203.0.113.2');
    const rows = await app.db.selectFrom('file').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    expect(new Set(rows.map(({ sender }) => sender)).size).toBe(2);
    expect(new Set(rows.map(({ network }) => network)).size).toBe(1);
    for (const { sender, network } of rows) expect(`${sender} ${network}`).toMatch(/^[\w-]{43} [\w-]{43}$/);
    const key = { name: 'client-token', value: Buffer.alloc(32) };
    await app.db.updateTable('secret').set(key).where('name', '=', key.name).execute();
    await send('203.0.113.1');
    const again = await app.db.selectFrom('file').select('sender').execute();
    expect(new Set(again.map(({ sender }) => sender)).size).toBe(3);
  });

  test('that sends unreadable pictures is limited sooner', async () => {
    const broken = { bytes: Buffer.from('GIF89a no more than that') };
    const { failedPicturesInAnHour } = ofSender;
    const sendBroken = (address: string) =>
      sendForm(app.origin, [broken], { headers: { 'x-forwarded-for': address } });
    expect((await sendBroken('203.0.113.1')).status).toBe(400);
    const who = await senderOf(app.db, { actor: VISITOR, clientAddress: '203.0.113.1' });
    for (let n = 2; n < failedPicturesInAnHour; n++) {
      await insertFailedPicture(app.db, who, app.clock.now);
    }
    expect((await sendBroken('203.0.113.1')).status).toBe(400);
    expect((await sendBroken('203.0.113.1')).status).toBe(429);
    expect((await send('203.0.113.1')).status).toBe(429);
    expect((await send('203.0.113.2')).status).toBe(200);
    expect(events()).toEqual([
      'upload-picture-unreadable',
      'upload-picture-unreadable',
      'limit-reached',
      'limit-reached',
    ]);
    app.clock.now = new Date(app.clock.now.getTime() + HOUR_MS);
    expect((await send('203.0.113.1')).status).toBe(200);
  });
});

describe('one network', () => {
  test('may send so many files in an hour, whichever addresses it uses', async () => {
    for (const end of [1, 2, 3]) {
      await sentBefore(`203.0.113.${end}`, { files: ofNetwork.filesInAnHour / 3 });
    }
    expect((await send('203.0.113.200')).status).toBe(429);
    expect((await send('203.0.114.1')).status).toBe(200);
  });

  test('is a /48 of IPv6', async () => {
    for (const end of [1, 2, 3]) {
      await sentBefore(`2001:db8:7:${end}::1`, { files: ofNetwork.filesInAnHour / 3 });
    }
    expect((await send('2001:db8:7:ffff::1')).status).toBe(429);
    expect((await send('2001:db8:8:1::1')).status).toBe(200);
  });

  test('takes turns with other networks when pictures are processed', async () => {
    const bytes = await cornerPicture().png().toBuffer();
    owners.length = 0;
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.114.1']) {
      await sendForm(app.origin, [{ bytes }], { headers: { 'x-forwarded-for': address } });
    }
    const networks = ['203.0.113.9', '203.0.113.9', '203.0.114.9'].map((clientAddress) =>
      senderOf(app.db, { actor: VISITOR, clientAddress }),
    );
    expect(owners).toEqual((await Promise.all(networks)).map(({ network }) => network));
  });

  test('may have only so many calls and bytes in progress', async () => {
    const { callsUnderWay, bytesUnderWay, maxUnclaimedBytes } = app.services.files;
    const { network } = await senderOf(app.db, { actor: VISITOR, clientAddress: '203.0.113.1' });
    callsUnderWay.add(`network ${network}`, ofNetwork.callsAtOnce, ofNetwork.callsAtOnce);
    expect((await send('203.0.113.9')).status).toBe(429);
    callsUnderWay.remove(`network ${network}`, ofNetwork.callsAtOnce);
    const share = Math.floor((maxUnclaimedBytes * DEFAULT_LIMITS.uploads.unclaimedShareOfNetwork) / 100);
    bytesUnderWay.add(network, share - examplePdf().length + 1, share);
    expect((await send('203.0.113.9')).status).toBe(429);
    bytesUnderWay.remove(network, 1);
    expect((await send('203.0.113.9')).status).toBe(200);
    expect(bytesUnderWay.of(network)).toBe(share - examplePdf().length);
    bytesUnderWay.remove(network, share);
    expect(events()).toEqual(['limit-reached', 'limit-reached']);
  });
});

describe('a customer', () => {
  test('is counted separately from strangers at the same address, and vice versa', async () => {
    const { browser, enquiryId } = await confirmedCustomer(app);
    await sentBefore('203.0.113.1', { files: ofSender.filesInAnHour });
    expect((await send('203.0.113.1')).status).toBe(429);
    expect((await sendPdf(browser, app.origin, enquiryId)).status).toBe(200);
    await app.db.deleteFrom('file').execute();
    const { sender, network } = await senderOf(app.db, {
      clientAddress: '203.0.113.1',
      actor: await customerOf(enquiryId),
    });
    await sentBefore('203.0.113.1', { files: ofSender.filesInAnHour });
    await app.db.updateTable('file').set({ sender, network }).execute();
    expect((await sendPdf(browser, app.origin, enquiryId)).status).toBe(429);
    expect((await send('203.0.113.1')).status).toBe(200);
  });

  async function customerOf(enquiryId: string) {
    const { id } = await app.db
      .selectFrom('customer_account')
      .innerJoin('enquiry', 'enquiry.kitchen_id', 'customer_account.kitchen_id')
      .select('account_id as id')
      .where('enquiry_id', '=', enquiryId)
      .executeTakeFirstOrThrow();
    return { kind: 'customer', id } as const;
  }
});
