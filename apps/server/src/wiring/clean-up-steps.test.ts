import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../cleanup/clean-up.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { invite } from '../staff/invite-staff.ts';
import { submitExample } from '../testing/customer-browser.ts';
import { bookExample } from '../testing/customer-files.ts';
import { staffBrowser, staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { cleanUpSteps } from './clean-up-steps.ts';

const app = useTestApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(app.clock.now.getTime() - days * DAY_MS);

beforeEach(async () => {
  for (const days of [1, 2.1]) {
    const key = { scope: 's', key: `${days}`, request_hash: 'h', reply: null, created_at: daysAgo(days) };
    await app.db.insertInto('idempotency_key').values(key).execute();
  }
  for (const [days, data] of [
    [29, null],
    [31, null],
    [89, JSON.stringify({ personal_email: 'a@b.de' })],
    [91, JSON.stringify({ personal_email: 'a@b.de' })],
  ] as const) {
    await app.db
      .insertInto('error_report')
      .values({
        report_id: `${days}`,
        received_at: daysAgo(days),
        happened_at: daysAgo(days),
        last_received_at: daysAgo(days),
        app_source: 'a',
        description: 'd',
        error: null,
        enquiry_data: data,
        fingerprint: 'f',
        times: 1,
        bytes: 1,
        client_bucket: 1,
        relayed_at: null,
      })
      .execute();
  }
});

test('the nightly clean-up removes old data, and rescued enquiries last', async () => {
  await cleanUp(app.services, cleanUpSteps);
  const keys = await app.db.selectFrom('idempotency_key').select('key').execute();
  const reports = await app.db.selectFrom('error_report').select('report_id').orderBy('report_id').execute();
  expect(keys).toEqual([{ key: '1' }]);
  expect(reports).toEqual([{ report_id: '29' }, { report_id: '89' }]);
});

test('mails in the folder are removed after thirty days, and other files stay', async () => {
  const folder = path.join(app.dataDir, 'mail');
  const young = ['young.eml', 'young.eml.part'];
  await mkdir(path.join(folder, 'archive.eml'), { recursive: true });
  for (const name of ['old.eml', 'old.eml.part', 'notes.txt', ...young]) {
    await writeFile(path.join(folder, name), 'x');
    const at = daysAgo(young.includes(name) ? 29 : 31);
    await utimes(path.join(folder, name), at, at);
  }
  await utimes(path.join(folder, 'archive.eml'), daysAgo(31), daysAgo(31));
  await cleanUp(app.services, cleanUpSteps);
  expect((await readdir(folder)).sort()).toEqual(['archive.eml', 'notes.txt', ...young]);
});

test('the nightly clean-up removes accounts that nobody confirmed', async () => {
  const account = { password_hash: 'h', kitchen_id: null, activation_key_hash: null };
  for (const [days, confirmed_at] of [
    [9, null],
    [11, null],
    [400, daysAgo(399)],
  ] as const) {
    const row = {
      ...account,
      account_id: `${days}`,
      email: `a${days}@b.de`,
      created_at: daysAgo(days),
      confirmed_at,
    };
    await app.db.insertInto('customer_account').values(row).execute();
  }
  await cleanUp(app.services, cleanUpSteps);
  const left = await app.db
    .selectFrom('customer_account')
    .select('account_id')
    .orderBy('account_id')
    .execute();
  expect(left).toEqual([{ account_id: '400' }, { account_id: '9' }]);
});

test('the nightly clean-up removes expired proofs, and the client of old bookings and files', async () => {
  for (const days of [-1, 1]) {
    const proof = { proof_id: `${days}`, expires_at: daysAgo(days) };
    await app.db.insertInto('used_proof').values(proof).execute();
  }
  for (const [visitor, days] of [-1, 0.5, 1.5].entries()) {
    const { enquiryId } = await submitExample(app, visitor);
    await bookExample(app, enquiryId);
    const starts = { starts_at: daysAgo(days), ends_at: daysAgo(days - 0.01) };
    await app.db
      .updateTable('next_step')
      .set({ ...starts, network: `${days}` })
      .where('enquiry_id', '=', enquiryId)
      .execute();
  }
  const { kitchenId } = await submitExample(app);
  for (const days of [1, 3]) {
    const gone = { sender: 's', network: 'n', failed_at: daysAgo(days) };
    await app.db.insertInto('failed_picture').values(gone).execute();
    const ids = {
      file_id: `${days}`,
      store_key: `${days}`,
      kitchen_id: kitchenId,
      claimed_at: daysAgo(days),
    };
    const kept = { media_type: 'application/pdf', bytes: 1, name: 'x', received_at: daysAgo(days) };
    await app.db
      .insertInto('file')
      .values({ ...ids, ...kept, sender: 's', network: 'n' })
      .execute();
  }
  await cleanUp(app.services, cleanUpSteps);
  const files = await app.db
    .selectFrom('file')
    .select(['sender', 'network'])
    .orderBy('received_at')
    .execute();
  expect(files).toEqual([
    { sender: '', network: '' },
    { sender: 's', network: 'n' },
  ]);
  expect(await app.db.selectFrom('failed_picture').select('failed_at').execute()).toHaveLength(1);
  const proofs = await app.db.selectFrom('used_proof').select('proof_id').execute();
  const networks = await app.db.selectFrom('appointment').select('network').orderBy('starts_at').execute();
  expect(proofs).toEqual([{ proof_id: '-1' }]);
  expect(networks).toEqual([{ network: null }, { network: '0.5' }, { network: '-1' }]);
});

test('a failing step does not stop the other steps, and the job is retried', async () => {
  const failing = {
    broken: async () => {
      throw new Error('anna@gross.example');
    },
    ...cleanUpSteps,
  };
  await expect(cleanUp(app.services, failing)).rejects.toThrow();
  expect(await app.db.selectFrom('idempotency_key').select('key').execute()).toEqual([{ key: '1' }]);
  expect(app.log.join('')).toContain('broken');
  expect(app.log.join('')).not.toContain('anna@');
});

test('of the staff goes what is over: sessions, invitations, and what was written down a year ago', async () => {
  const { sessionId } = await staffBrowser(app, 'agent');
  const { staffId } = await staffBrowser(app, 'agent');
  await app.db
    .updateTable('staff_session')
    .set({ seen_at: daysAgo(1) })
    .where('staff_id', '=', staffId)
    .execute();
  const actor = { kind: 'operator' } as const;
  for (const days of [6, 8]) {
    await invite(app.db, {
      email: `${days}@kueche.example`,
      role: 'agent',
      actor,
      isMailed: false,
      now: daysAgo(days),
    });
  }
  for (const days of [364, 366]) {
    const event = { type: 'staff.sign-in-failed', actor, happenedAt: daysAgo(days) } as const;
    await recordStaffEvent(app.db, { ...event, data: { reason: 'password' } });
  }
  await cleanUp(app.services, cleanUpSteps);
  const left = await app.db.selectFrom('staff_session').select('session_id').execute();
  expect(left).toEqual([{ session_id: sessionId }]);
  expect(await app.db.selectFrom('staff_invitation').select('email').execute()).toEqual([
    { email: '6@kueche.example' },
  ]);
  const kept = (await staffEvents(app)).filter(({ type }) => type === 'staff.sign-in-failed');
  expect(kept).toHaveLength(1);
});
