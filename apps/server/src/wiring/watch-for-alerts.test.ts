import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { alertCheck } from '../alert/check-for-alerts.ts';
import { gatherFacts } from '../alert/gather-facts.ts';
import { openDatabase } from '../db/database.ts';
import { BACKUP_BEAT, beat } from '../health/heartbeat.queries.ts';
import { submitExample } from '../testing/customer-browser.ts';
import { useTestApp } from '../testing/test-app.ts';
import { enableEndpoint } from '../webhook/webhook.queries.ts';
import { alertWays, watchForAlerts } from './watch-for-alerts.ts';

const app = useTestApp();
const START = app.clock.now;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The alert check of one server, with a disk that is never too full. */
function server({ db = app.db, diskLimitBytes = 0, places = { lost: 0 } } = {}) {
  const sources = { ...app.services, places, db, dataDir: app.dataDir, diskLimitBytes };
  return alertCheck(sources, alertWays(app.services, { alertEmail: 'technik@kueche.example' }));
}

const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const subjects = () => app.mail.mails.map(({ subject }) => subject);

beforeEach(() => {
  app.clock.now = START;
  app.mail.mails = [];
  app.mail.fails = undefined;
  app.chat.texts = [];
  app.chat.isDown = false;
});

const killJob = () =>
  sql`insert into pgboss.job (name, state, data, completed_on)
    values ('customer-mail', 'failed', '{"email": "anna@gross.example"}', now())`.execute(app.db);

describe('an alert', () => {
  test('goes to mail and chat when it begins, once a day while it lasts, and when it is over', async () => {
    const check = server();
    await check();
    expect(app.mail.mails).toEqual([]);
    await killJob();
    for (let hour = 0; hour <= 24; hour++) {
      later(60 * MINUTE_MS);
      await check();
    }
    await sql`delete from pgboss.job`.execute(app.db);
    for (let round = 0; round < 12; round++) {
      later(5 * MINUTE_MS);
      await check();
    }
    const title = 'Aufträge sind endgültig gescheitert';
    const told = [`Störung: ${title}`, `Störung besteht weiter: ${title}`, `Erledigt: ${title}`];
    expect(subjects()).toEqual(told);
    expect(app.chat.texts.map((text) => text.split('\n')[0])).toEqual(told);
    const [mail] = app.mail.mails;
    expect(mail).toMatchObject({ to: 'technik@kueche.example', language: 'de' });
    expect(mail?.text).toContain('customer-mail: 1');
    expect(mail?.html).toContain('customer-mail: 1');
    expect(app.chat.texts[0]).toContain('Technisch: customer-mail: 1');
    expect(JSON.stringify([app.mail.mails, app.chat.texts])).not.toContain('anna@');
    expect(await app.db.selectFrom('alert').selectAll().execute()).toEqual([]);
  });

  test('is sent once by all servers together, and checked every five minutes', async () => {
    await killJob();
    await Promise.all([server(), server(), server()].map((check) => check()));
    expect(subjects()).toHaveLength(1);
    const alert = () => app.db.selectFrom('alert').select('seen_at').executeTakeFirstOrThrow();
    later(4 * MINUTE_MS);
    await server()();
    expect((await alert()).seen_at).toEqual(START);
    later(MINUTE_MS);
    await server()();
    expect((await alert()).seen_at).toEqual(app.clock.now);
    expect(subjects()).toHaveLength(1);
  });

  test('of failing mails comes by chat, after ten minutes', async () => {
    app.mail.fails = 'NOT_SENT';
    const check = server();
    for (const pause of [0, 5, 5]) {
      expect(app.chat.texts).toEqual([]);
      later(pause * MINUTE_MS);
      await check();
    }
    expect(app.chat.texts).toEqual([expect.stringContaining('Störung: E-Mails gehen nicht hinaus')]);
    expect(app.log.join('')).toContain('"reason":"mail","code":"NOT_SENT","msg":"an alert could not be told');
  });

  test('of a full disk comes by mail when the chat fails', async () => {
    app.chat.isDown = true;
    await server({ diskLimitBytes: Number.MAX_SAFE_INTEGER })();
    expect(subjects()).toEqual(['Störung: Der Speicherplatz wird knapp']);
  });

  test('of a webhook that was paused for its 410s names it, and is over once it is on again', async () => {
    await app.db
      .insertInto('webhook_endpoint')
      .values({
        endpoint_id: 'crm',
        url: 'https://crm.example/in?key=s3cret',
        secret: 'whsec_x',
        created_at: START,
        disabled_at: START,
        disabled_because: 'GONE',
      })
      .execute();
    const check = server();
    await check();
    const title = 'Ein Webhook ist pausiert: Der Empfänger lehnt alles ab';
    expect(subjects()).toEqual([`Störung: ${title}`]);
    expect(app.mail.mails[0]).toMatchObject({ to: 'technik@kueche.example' });
    expect(app.mail.mails[0]?.text).toContain('crm.example/in');
    expect(app.chat.texts[0]).toContain('Technisch: crm.example/in');
    expect(JSON.stringify([app.mail.mails, app.chat.texts, app.log])).not.toContain('s3cret');
    await enableEndpoint(app.db, 'crm');
    later(30 * MINUTE_MS);
    await check();
    expect(subjects().at(-1)).toBe(`Erledigt: ${title}`);
  });

  test('that could not be sent is sent at the next check', async () => {
    app.chat.isDown = true;
    app.mail.fails = 'NOT_SENT';
    await killJob();
    const check = server();
    await check();
    app.mail.fails = undefined;
    later(5 * MINUTE_MS);
    await check();
    expect(subjects()).toEqual(['Störung: Aufträge sind endgültig gescheitert']);
  });

  test('of an unreachable database is sent without it, after two minutes, and once', async () => {
    const away = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, () => undefined);
    const check = server({ db: away });
    for (let minutes = 0; minutes < 10; minutes++) {
      await check();
      later(MINUTE_MS);
    }
    expect(subjects()).toEqual(['Störung: Die Datenbank nimmt nichts an']);
    expect(app.chat.texts[0]).toContain('Technisch: ECONNREFUSED');
    await away.destroy();
  });

  test('of places that a server does not get back comes after two minutes, from the server that lost them', async () => {
    const losing = server({ places: { lost: 3 } });
    for (let minutes = 0; minutes < 4; minutes++) {
      await losing();
      await server()();
      later(MINUTE_MS);
    }
    expect(subjects()).toEqual(['Störung: Der Server gibt Plätze nicht zurück']);
  });
});

test('a server checks again and again until it stops', async () => {
  let looks = 0;
  const now = () => {
    looks++;
    return app.clock.now;
  };
  const config = { alertEmail: 'technik@kueche.example', alertDiskBytes: 0, dataDir: app.dataDir };
  const watch = watchForAlerts({ ...app.services, places: app.places, now }, config, 1);
  const beats = () => app.db.selectFrom('heartbeat').select('name').execute();
  await expect.poll(beats, { timeout: 15_000 }).toEqual([{ name: 'alert-look' }]);
  const before = looks;
  await expect.poll(() => looks, { timeout: 15_000 }).toBeGreaterThan(before);
  watch.stop();
});

describe('the alert facts', () => {
  const facts = () => gatherFacts({ ...app.services, dataDir: app.dataDir, diskLimitBytes: 1 });

  test('show no fault in a healthy product', async () => {
    expect(await facts()).toEqual({
      disk: { freeBytes: expect.any(Number), limitBytes: 1 },
      deadJobs: {},
      oldestWaitingJobSeconds: 0,
      mailFailure: null,
      mailsWaiting: 0,
      mailsRefused: { toRetailer: 0, toVisitors: 0 },
      webhooksGivenUp: 0,
      webhooksGone: [],
      fileStoreFailure: null,
      connections: { used: expect.any(Number), max: 97 },
    });
  });

  test('hold the age of the last complete backup, where backups are on', async () => {
    const wanting = { ...app.services, backup: { folder: '/backups', at: '04:17', keep: 14 } };
    const age = async () =>
      (await gatherFacts({ ...wanting, dataDir: app.dataDir, diskLimitBytes: 1 })).backupAgeHours;
    expect(await age()).toBeNull();
    await beat(app.db, BACKUP_BEAT, START);
    later(37 * 60 * MINUTE_MS);
    expect(await age()).toBe(37);
  });

  test('name failed jobs, mails and webhooks, of the last day only', async () => {
    const { enquiryId } = await submitExample(app);
    await sql`delete from pgboss.job`.execute(app.db);
    await sql`insert into pgboss.job (name, state, created_on, start_after, completed_on) values
      ('event', 'failed', now(), now(), now() - interval '23 hours'),
      ('event', 'failed', now(), now(), now() - interval '25 hours'),
      ('send-mail', 'retry', now() - interval '31 minutes', now() + interval '1 hour', null),
      ('customer-mail', 'retry', now() - interval '29 minutes', now() + interval '1 hour', null),
      ('event', 'created', now(), now() - interval '20 minutes', null)`.execute(app.db);
    const refused = { enquiry_id: enquiryId, failure: 'REFUSED', sent_at: null };
    const aDayAgo = new Date(START.getTime() - DAY_MS);
    await app.db
      .insertInto('mail')
      .values([
        {
          ...refused,
          mail_id: 'b9b1c1de-0000-8000-8000-000000000001',
          kind: 'RETAILER_NEWS',
          queued_at: START,
        },
        {
          ...refused,
          mail_id: 'b9b1c1de-0000-8000-8000-000000000002',
          kind: 'ENQUIRY_RECEIVED',
          queued_at: START,
        },
        {
          ...refused,
          mail_id: 'b9b1c1de-0000-8000-8000-000000000003',
          kind: 'RETAILER_NEWS',
          queued_at: aDayAgo,
        },
      ])
      .execute();
    await app.db
      .insertInto('webhook_endpoint')
      .values({
        endpoint_id: 'shop',
        url: 'https://shop.example',
        secret: 'whsec_x',
        created_at: START,
        disabled_at: null,
      })
      .execute();
    const last = app.services.webhookRetrySeconds.length - 1;
    const tried = { event_id: 'b9b1c1de-0000-8000-8000-000000000001', endpoint_id: 'shop', ms: 1 };
    await app.db
      .insertInto('webhook_delivery')
      .values([
        { ...tried, attempt: last, outcome: '500', attempted_at: START },
        { ...tried, attempt: last, outcome: 'OK', attempted_at: START },
        { ...tried, attempt: last - 1, outcome: '500', attempted_at: START },
        { ...tried, attempt: last, outcome: '500', attempted_at: aDayAgo },
      ])
      .execute();
    expect(await facts()).toMatchObject({
      deadJobs: { event: 1 },
      oldestWaitingJobSeconds: expect.toSatisfy((seconds) => seconds >= 1200 && seconds < 3600),
      mailsWaiting: 1,
      mailsRefused: { toRetailer: 1, toVisitors: 1 },
      webhooksGivenUp: 1,
    });
  });
});
