import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { createLogger } from '../log/logger.ts';
import { builtPages } from '../page/page-build.ts';
import { launchServer, spawnServer, stopServer } from '../testing/spawn-server.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { refuseOldPostgres, StartError, slowSearchSentence, startErrorOf } from './start-error.ts';
import { startServer } from './start-server.ts';

const apps = path.join(import.meta.dirname, '../../..');
const pages = await builtPages(apps);
const folder = useTemporaryDataFolder();
let postgres: EmbeddedPostgres;

/** An outside Postgres with password login, a user without rights and a user that needs TLS. */
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: folder.path, holder: 'a test' });
  const rules = path.join(folder.path, 'postgres-18/pg_hba.conf');
  const given = await readFile(rules, 'utf8');
  await writeFile(rules, `local all secured scram-sha-256\nlocal all distant reject\n${given}`);
  const admin = openDatabase(postgres.connection, () => undefined);
  await sql`create role secured login password 'right'`.execute(admin);
  await sql`create role distant login`.execute(admin);
  await sql`create role limited login`.execute(admin);
  await sql`create role half login`.execute(admin);
  await sql`create database newer`.execute(admin);
  await sql`grant create on schema public to half`.execute(admin);
  await sql`select pg_reload_conf()`.execute(admin);
  await admin.destroy();
  const newer = openDatabase({ ...postgres.connection, database: 'newer' }, () => undefined);
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    newer,
  );
  await sql`insert into kysely_migration values ('9999-tomorrow', '2999-01-01')`.execute(newer);
  await newer.destroy();
});
afterAll(() => postgres.stop());

const databaseUrl = (user: string, database = 'postgres', more = '') =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(`${folder.path}/postgres-socket`)}${more}`;

/** Starts a server, waits until it fails and returns the error. */
async function failureOf(environment: Record<string, string>): Promise<unknown> {
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', ...environment });
  try {
    const server = await startServer(config, createLogger('silent'), pages);
    const failure = await server.ready.then(
      () => undefined,
      (error: unknown) => error,
    );
    await server.stop();
    return failure;
  } catch (error) {
    return error;
  }
}

describe('an error that an operator can fix is one sentence: what is wrong and what to do', () => {
  test.each<[string, () => Record<string, string>, RegExp]>([
    [
      'a wrong password',
      () => ({ DATABASE_URL: databaseUrl('secured:wrong') }),
      /^The database at .* refuses the password of user "secured" \(28P01\)\. Correct .* DATABASE_URL/,
    ],
    [
      'no password where one is needed',
      () => ({ DATABASE_URL: databaseUrl('secured') }),
      /asks user "secured" for a password, and DATABASE_URL has none/,
    ],
    [
      'an unknown user',
      () => ({ DATABASE_URL: databaseUrl('nobody:secret-word') }),
      /does not let user "nobody" in \(28000\)/,
    ],
    [
      'a user that is let in over TLS only',
      () => ({ DATABASE_URL: databaseUrl('distant') }),
      /does not let user "distant" in without TLS \(28000\)\. Add sslmode=verify-full to DATABASE_URL/,
    ],
    [
      'TLS where the database has none',
      () => ({ DATABASE_URL: databaseUrl('postgres', 'postgres', '&sslmode=verify-full') }),
      /offers no TLS, and DATABASE_URL asks for it/,
    ],
    [
      'an unknown database',
      () => ({ DATABASE_URL: databaseUrl('postgres', 'kitchens') }),
      /^The database "kitchens" does not exist at .* \(3D000\)\. Create it/,
    ],
    [
      'a user that may not create tables',
      () => ({ DATABASE_URL: databaseUrl('limited') }),
      /^User "limited" may not create tables in the database "postgres" .* \(42501\)\..*grant create on schema/,
    ],
    [
      'a user that may not create a schema',
      () => ({ DATABASE_URL: databaseUrl('half') }),
      /^User "half" may not .* \(42501\)\..*grant create on database "postgres" to "half"/,
    ],
    [
      'a database of a newer release',
      () => ({ DATABASE_URL: databaseUrl('postgres', 'newer') }),
      /^The database was made by a newer release/,
    ],
    [
      'a host that is not ours',
      () => ({ DATABASE_URL: databaseUrl('postgres'), HOST: '192.0.2.1' }),
      /^The server cannot listen at 192\.0\.2\.1: .* \(EADDRNOTAVAIL\)\. Set HOST/,
    ],
    [
      'a host that nobody knows',
      () => ({ DATABASE_URL: databaseUrl('postgres'), HOST: 'nowhere.invalid' }),
      /^The server cannot listen at nowhere\.invalid: .* \((?:ENOTFOUND|EAI_AGAIN)\)\. Set HOST/,
    ],
    [
      'an address of another machine, in IPv6',
      () => ({ DATABASE_URL: databaseUrl('postgres'), HOST: '2001:db8::1' }),
      /^The server cannot listen at 2001:db8::1: .* \(\w+\)\. Set HOST/,
    ],
    [
      'a host with a port in it',
      () => ({ DATABASE_URL: databaseUrl('postgres'), HOST: '127.0.0.1:80' }),
      /^The server cannot listen at 127\.0\.0\.1:80: .* \(\w+\)\. Set HOST/,
    ],
    [
      'a data folder that is a file',
      () => ({ DATA_DIR: path.join(folder.path, 'postgres-18/PG_VERSION') }),
      /^The data folder .*PG_VERSION cannot be used: /,
    ],
  ])('%s', async (_case, environment, sentence) => {
    const failure = await failureOf(environment());
    expect((failure as Error).message).toMatch(sentence);
    expect((failure as Error).message).not.toMatch(/secret-word|wrong|\n/);
  });

  test('is all that is printed, and the exit code is 1', async () => {
    const server = launchServer({ DATABASE_URL: databaseUrl('secured:wrong'), LOG_LEVEL: 'error' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The database at [^\n]* \(28P01\)[^\n]*\n$/);
  });

  test('a misspelt setting is a warning at the start, and the server goes on', async () => {
    const server = await spawnServer({ DATABASE_URL: databaseUrl('postgres'), METRICS_TOKN: 'secret-word' });
    await stopServer(server);
    const line = '"msg":"METRICS_TOKN is no setting and does nothing. Did you mean METRICS_TOKEN?"';
    expect(server.output().split(line)).toHaveLength(2);
    expect(server.output()).not.toContain('secret-word');
  });

  test('a misspelt setting of a command is said beside what it prints', async () => {
    const command = launchServer({ DATABASE_URI: databaseUrl('postgres') }, '', ['nonsense']);
    await command.ended;
    expect(command.output()).toMatch(/^DATABASE_URI is no setting .* Did you mean DATABASE_URL\?\n/);
  });

  test.each([
    // The error of a cluster.
    [{ code: 'EADDRINUSE', syscall: 'bind' }, /^Port 80 is taken by another program\. Stop it, or set PORT/],
    [{ code: 'EACCES', syscall: 'listen' }, /^Port 80 may not be opened by this user \(EACCES\)\. Set PORT/],
    [
      { code: 'SELF_SIGNED_CERT_IN_CHAIN' },
      /certificate of the database at db\.example .*NODE_EXTRA_CA_CERTS/,
    ],
    [{ code: 'CERT_HAS_EXPIRED' }, /certificate of the database at db\.example /],
  ])('%o', (error, sentence) => {
    const config = readConfig({ PORT: '80', DATABASE_URL: 'postgres://funnel:secret-word@db.example/k' });
    const readable = startErrorOf(Object.assign(new Error('x'), error), config);
    expect(readable).toBeInstanceOf(StartError);
    expect((readable as Error).message).toMatch(sentence);
  });

  test('pages that are not built', async () => {
    await expect(builtPages(folder.path)).rejects.toThrow(/^The pages are not built\. Run npm run build/);
  });

  test('a Postgres that is too old', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://funnel@db.example/k' });
    expect(() => refuseOldPostgres(140_011, config)).toThrow(
      /^The database at db\.example is Postgres 14, and/,
    );
    expect(() => refuseOldPostgres(150_004, config)).not.toThrow();
  });

  test('any other error stays as it is, with its stack', () => {
    const fault = new TypeError('x is not a function');
    expect(startErrorOf(fault, readConfig({}))).toBe(fault);
  });
});

describe('a database that is away is waited for', () => {
  test.each([
    ['a host that nobody knows', 'nowhere.invalid', 'ENOTFOUND'],
    ['a port where nobody listens', '127.0.0.1:1', 'ECONNREFUSED'],
  ])('%s is said once, with what is waited for', async (_case, host, code) => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    const config = readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: `postgres://f:secret-word@${host}/none`,
    });
    const server = await startServer(config, logger, pages);
    await expect.poll(() => lines.length, { timeout: 15_000 }).toBeGreaterThan(0);
    await server.stop();
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      expect.stringMatching(new RegExp(`^the database at ${host}.* cannot be reached \\(${code}\\)`)),
    ]);
    expect(lines.join('')).not.toContain('secret-word');
  });
});

test('a failing mail server, bucket and backup folder are reported in a sentence each, and the server runs', async () => {
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl('postgres'),
    WORKER: 'apart',
    SMTP_URL: 'smtp://user:secret-word@127.0.0.1:1',
    MAIL_FROM: 'kueche@shop.example',
    RETAILER_EMAIL: 'studio@shop.example',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'floor-plans',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret-word',
    BACKUP_DIR: '/dev/null/backups',
  });
  const server = await startServer(config, logger, pages);
  await server.ready;
  expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
  const said = () => lines.map((line) => JSON.parse(line).msg);
  await expect
    .poll(said, { timeout: 15_000 })
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^mails cannot be sent \(ESOCKET\): check SMTP_URL/),
        expect.stringMatching(/^files cannot be kept \(NOT_REACHED\): check S3_/),
        expect.stringMatching(/^backups cannot be written \(ENOTDIR\): check the folder BACKUP_DIR/),
      ]),
    );
  await server.stop();
  expect(lines.join('')).not.toContain('secret-word');
});

test('a search without its index says what is missing, what it means and what to do', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://kueche:secret@db.example/funnel' });
  const sentence = slowSearchSentence(config);
  expect(sentence).toMatch(
    /^the database at db\.example has no pg_trgm, and user "kueche" may not create it, .* slow;/,
  );
  expect(sentence).toContain('create extension pg_trgm');
  expect(sentence).not.toContain('secret');
});
