import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { Webhook } from 'standardwebhooks';
import { describe, expect, inject, test } from 'vitest';
import { checkArchive } from '../backup/check-archive.ts';
import { readConfig } from '../config/config.ts';
import { useEmptyDatabase } from '../testing/empty-database.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { listJobs } from '../testing/run-jobs.ts';
import { acceptedBy } from '../testing/staff-browser.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { useTestApp } from '../testing/test-app.ts';
import { fillProduct } from '../testing/use-backups.ts';
import { runCommand } from './run-command.ts';

const app = useTestApp();
const folder = useTemporaryDataFolder();
const empty = useEmptyDatabase({ staysFilled: true });

/** The output of a command. */
async function run(line: string, settings: Record<string, string> = {}): Promise<string> {
  const [name = '', ...args] = line.split(' ');
  const lines: string[] = [];
  const config = readConfig({ DATABASE_URL: app.url, DATA_DIR: app.dataDir, ...settings });
  await runCommand(name, args, { config, say: (text) => lines.push(text) });
  return lines.join('\n');
}

describe('sql', () => {
  test('shows rows and table names', async () => {
    expect(await run('sql select 1 as one, 2 as two')).toBe('{ one: 1, two: 2 }\n1 rows');
    expect(await run('sql tables')).toContain("{ name: 'enquiry' }");
  });

  test('changes nothing, and says what is wrong with a query', async () => {
    await expect(run('sql delete from enquiry')).rejects.toThrow(/read-only transaction/);
    await expect(run('sql select from nowhere')).rejects.toThrow(/"nowhere" does not exist/);
    await expect(run('sql')).rejects.toThrow(/npm run sql/);
  });
});

describe('webhooks', () => {
  test('are added with a secret of their own, listed, and removed', async () => {
    const said = await run('webhooks add https://shop.example/hook?x=1');
    const secret = /secret {2}(whsec_\S+)/.exec(said)?.[1] ?? '';
    expect(Buffer.from(secret.slice(6), 'base64').length).toBeGreaterThanOrEqual(24);
    expect(() => new Webhook(secret)).not.toThrow();
    const id = /id {6}(\S+)/.exec(said)?.[1];
    const list = await run('webhooks list');
    expect(list).toMatch(new RegExp(`^${id}  .*  on  https://shop.example/hook\\?x=1$`));
    expect(list).not.toContain('whsec');
    await run(`webhooks remove ${id}`);
    expect(await run('webhooks list')).toBe('No address is told.');
    await expect(run(`webhooks remove ${id}`)).rejects.toThrow('There is no address');
  });

  test.each([
    ['http://shop.example/hook', 'must begin with https://'],
    ['ftp://shop.example/hook', 'must begin with https://'],
    ['https://user:secret@shop.example/', 'user or password'],
    ['https://shop.example/#x', 'fragment'],
    ['shop.example', 'is not an address'],
  ])('are not added at %s', async (url, why) => {
    await expect(run(`webhooks add ${url}`)).rejects.toThrow(why);
    expect(await run('webhooks list')).toBe('No address is told.');
  });

  test('may be added at http where private calls are allowed', async () => {
    await run('webhooks add http://127.0.0.1:4000/hook', { WEBHOOK_ALLOW_PRIVATE: 'true' });
    expect(await run('webhooks list')).toContain('http://127.0.0.1:4000/hook');
  });

  test('get an event again on request, under the same id, as often as asked', async () => {
    await run('webhooks add https://shop.example/hook');
    await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry() });
    await app.runJobs();
    const [event] = await listJobs(app.db, 'event');
    expect(await run('webhooks log')).toMatch(new RegExp(`event ${event?.id} .* try 1 {2}OK`));
    expect(await run(`webhooks replay ${event?.id}`)).toContain('Queued for 1 address;');
    await run(`webhooks replay ${event?.id}`);
    await app.runJobs();
    expect(app.webhooks.calls).toHaveLength(3);
    expect(new Set(app.webhooks.calls.map(({ eventId, body }) => eventId + body)).size).toBe(1);
    for (const unknown of ['b9b1c1de-0000-8000-8000-000000000001', 'x']) {
      await expect(run(`webhooks replay ${unknown}`)).rejects.toThrow(`There is no event ${unknown}`);
    }
  });
});

describe('API keys', () => {
  test('are made with scopes, shown once, listed by their prefix, and revoked', async () => {
    expect(await run('api-keys list')).toBe('There is no API key.');
    const said = await run('api-keys create Unser CRM --scope events:read');
    const key = /^key {2}(kfn_\S+)$/m.exec(said)?.[1] ?? '';
    const id = /^id {3}(\S+)$/m.exec(said)?.[1] ?? '';
    const list = await run('api-keys list');
    expect(list).toContain(`${id}  ${key.slice(0, 12)}…  made `);
    expect(list).toMatch(/ {2}never used {2}events:read {2}Unser CRM$/);
    expect(list).not.toContain(key);
    await run(`api-keys revoke ${id}`);
    expect(await run('api-keys list')).toContain('revoked');
    await expect(run(`api-keys revoke ${id}`)).rejects.toThrow('There is no key in use with the id');
  });

  test('are not made with a scope that does not exist', async () => {
    await expect(run('api-keys create CRM --scope all')).rejects.toThrow(
      'There is no scope all, only events:read, files:read, enquiries:export.',
    );
    expect(await run('api-keys list')).toBe('There is no API key.');
  });
});

describe('the desk', () => {
  test('is opened to somebody by a link that is printed, and says who is there', async () => {
    expect(await run('desk list')).toBe('Nobody works at the desk yet.');
    expect(await run('desk invite')).toMatch(/\/desk#invitation=\S+\nWhoever opens the link first/);
    const said = await run('desk invite Jana@kueche.example --role agent', {
      PUBLIC_URL: 'https://kueche.example',
    });
    const [, token = ''] = /^https:\/\/kueche\.example\/desk#invitation=(\S+)$/m.exec(said) ?? [];
    const { email } = await acceptedBy(app, decodeURIComponent(token));
    expect(email).toBe('jana@kueche.example');
    expect(await run('desk list')).toBe('jana@kueche.example  agent  one-time codes  Jana Roth');
    await expect(run('desk invite')).rejects.toThrow('Somebody works at the desk already.');
    await expect(run('desk invite jana --role agent')).rejects.toThrow('jana is no e-mail address.');
  });
});

describe('settings', () => {
  test('are listed, read, changed and reset', async () => {
    expect(await run('settings list')).toMatch(/^slots {15}default$/m);
    const slots = { ...DEFAULT_SETTINGS.slots, capacity: 5 };
    await run(`settings set slots ${JSON.stringify(slots)}`);
    expect(JSON.parse(await run('settings get slots'))).toEqual(slots);
    expect(await run('settings list')).toMatch(/^slots {15}changed$/m);
    await run('settings reset slots');
    expect(JSON.parse(await run('settings get slots'))).toEqual(DEFAULT_SETTINGS.slots);
  });

  test('keep every version, show drafts to nobody, and are restored as a new version', async () => {
    expect(await run('settings history rating')).toBe('rating was never changed.');
    await run('settings set showSubmitErrors true');
    await run('settings draft showSubmitErrors false');
    expect(await run('settings get showSubmitErrors')).toBe('true');
    expect(await run('settings draft showSubmitErrors')).toBe('false');
    await run('settings reset showSubmitErrors');
    await run('settings restore showSubmitErrors 1');
    expect(await run('settings get showSubmitErrors')).toBe('true');
    expect(await run('settings draft showSubmitErrors')).toBe('true');
    expect((await run('settings history showSubmitErrors')).split('\n')).toEqual([
      expect.stringMatching(/^4 {5}published {2}\d{4}-\S+Z {2}operator$/),
      expect.stringMatching(/^3 {5}published /),
      expect.stringMatching(/^2 {5}draft {6}/),
      expect.stringMatching(/^1 {5}published /),
    ]);
    expect(await run('settings history showSubmitErrors 2')).toBe('false');
    expect(await run('settings history showSubmitErrors 3')).toBe('false');
    await expect(run('settings restore showSubmitErrors 9')).rejects.toThrow('There is no revision 9');
  });

  test('that are invalid change nothing, and all faults are named', async () => {
    const slots = { ...DEFAULT_SETTINGS.slots, capacity: -1, slotMinutes: 'half' };
    await expect(run(`settings set slots ${JSON.stringify(slots)}`)).rejects.toThrow(
      /slots\.slotMinutes: .*\n.*slots\.capacity: /,
    );
    await expect(run('settings set showSubmitErrors yes')).rejects.toThrow('not JSON');
    await expect(run('settings set unknown 1')).rejects.toThrow('There is no setting unknown, only brand');
    // No blank: it would split the argument.
    const brand = { ...DEFAULT_SETTINGS.brand, name: 'Blau' };
    const pale = { ...brand, colors: { ...brand.colors, ink: '#8a9790' } };
    await expect(run(`settings set brand ${JSON.stringify(pale)}`)).rejects.toThrow(
      'brand.colors: ink on paper: 2.8, needs 4.5',
    );
    expect(await run('settings list')).not.toContain('changed');
  });
});

describe('a command', () => {
  test.each([
    'webhooks',
    'webhooks add',
    'webhooks list x',
    'webhooks constructor',
    'settings',
    'settings get',
    'settings set slots',
    'settings restore slots',
    'settings list slots',
    'seats',
    'seats free',
    'seats free --yes',
    'seats list x',
    'seats list --day tomorrow',
    'seats free --all --day 2026-11-20',
    'seats confirm',
    'seats list --unknown',
    'mails',
    'secrets',
    'secrets rotate',
    'secrets list all',
    'api-keys',
    'api-keys create',
    'api-keys create CRM',
    'api-keys create --scope events:read',
    'api-keys create CRM --role owner',
    'api-keys list all',
    'api-keys revoke',
    'desk',
    'desk invite jana@kueche.example',
    'desk invite jana@kueche.example --role chef',
    'desk invite jana@kueche.example henrik@kueche.example --role agent',
    'desk list all',
    'backup',
    'backup a b',
    'restore',
    'restore a b',
  ])('"%s" says how it is used', async (line) => {
    await expect(run(line)).rejects.toThrow('npm run');
  });

  test('that does not exist names those that do', async () => {
    await expect(run('toString')).rejects.toThrow('only webhooks, settings, seats, mails');
  });

  test('says what to do when nothing runs', async () => {
    const config = readConfig({ DATA_DIR: folder.path });
    const running = runCommand('webhooks', ['list'], { config, say: () => undefined });
    await expect(running).rejects.toThrow(`No database runs in ${folder.path}. Start the product first`);
    const away = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    await expect(runCommand('webhooks', ['list'], { config: away, say: () => undefined })).rejects.toThrow(
      'The database cannot be used (ECONNREFUSED)',
    );
  });

  test('finds the database of a data folder by the lock file of Postgres', async () => {
    const { host } = inject('postgres');
    const dataDir = path.join(folder.path, 'running');
    await mkdir(path.join(dataDir, 'postgres-18'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres-18/postmaster.pid'), `1\n/data\n1\n5432\n${host}\n`);
    const config = readConfig({ DATA_DIR: dataDir });
    // The tests' Postgres answers there. Its default database has none of our tables.
    await expect(runCommand('webhooks', ['list'], { config, say: () => undefined })).rejects.toThrow(
      'start the product once',
    );
  });
});

describe('backup and restore', () => {
  const file = () => path.join(folder.path, 'backup.tar.gz');

  test('say what is in the archive and in the restored database', async () => {
    await app.client.call(submitEnquiryEndpoint, { body: exampleEnquiry() });
    expect(await run(`backup ${file()}`)).toMatch(
      /backup\.tar\.gz: \d+ rows of \d+ tables, 0 files, read back/,
    );
    const settings = { DATABASE_URL: empty.url, DATA_DIR: path.join(folder.path, 'restored') };
    const said = await run(`restore ${file()}`, settings);
    expect(said).toMatch(/^enquiry {22,}1 rows$/m);
    expect(said).toMatch(/Restored as of .*, read back and compared\./);
    await expect(run(`restore ${file()}`, settings)).rejects.toThrow(
      /^Nothing was restored\. The database is not empty: it has .*enquiry/,
    );
  });

  test('overwrite nothing, and say what cannot be used', async () => {
    const before = await readFile(file());
    await expect(run(`backup ${file()}`)).rejects.toThrow('There is already a file');
    expect((await readFile(file())).equals(before)).toBe(true);
    await expect(run(`backup ${folder.path}/none/x`)).rejects.toThrow(
      /^No backup was made: ENOENT: .*\(ENOENT\)\.$/,
    );
    await expect(run(`restore ${folder.path}/none`)).rejects.toThrow(/^Nothing was restored: ENOENT: /);
    await writeFile(`${file()}.txt`, 'hello');
    await expect(run(`restore ${file()}.txt`)).rejects.toThrow(
      'The archive is broken: it is cut off or damaged.',
    );
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    await expect(run(`backup ${file()}.away`, away)).rejects.toThrow(
      /^No backup was made: .*\(ECONNREFUSED\)/,
    );
    const none = { DATABASE_URL: app.url.replace(/\/test_\w+/, '/none') };
    await expect(run(`backup ${file()}.away`, none)).rejects.toThrow('The database "none" does not exist');
    const nowhere = { DATABASE_URL: '', DATA_DIR: path.join(folder.path, 'nowhere') };
    await expect(run(`backup ${file()}.away`, nowhere)).rejects.toThrow('There is no database in');
    expect(await readdir(folder.path)).not.toContain('nowhere');
  });

  test('name the files that the store has lost, once the backup is made', async () => {
    const { storeKey } = await fillProduct(app);
    await app.services.files.store.remove(storeKey);
    await expect(run(`backup ${file()}.lost`)).rejects.toThrow(storeKey);
    expect((await checkArchive(`${file()}.lost`)).manifest.damaged).toEqual([storeKey]);
  });
});
