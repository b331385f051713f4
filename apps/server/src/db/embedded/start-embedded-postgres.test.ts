import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, type TestContext, test } from 'vitest';
import { copyCluster, stopPostgresIn, temporaryDataFolder } from '../../testing/temporary-data-folder.ts';
import { databaseUser } from './database-user.ts';
import { isRunning, readLockFile } from './lock-file.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const FIXTURE = join(import.meta.dirname, 'hold-data-folder.fixture.ts');
const user = databaseUser();
let template: string;

const cleaning: (() => Promise<void>)[] = [];

beforeAll(async () => {
  template = await temporaryDataFolder((clean) => cleaning.push(clean));
  const server = await startEmbeddedPostgres({ dataDir: template, holder: 'template' });
  await server.stop();
}, 60_000);

afterAll(async () => {
  for (const clean of cleaning) await clean();
});

async function folderWithData({ onTestFinished }: TestContext): Promise<string> {
  const folder = await temporaryDataFolder(onTestFinished);
  await copyCluster(template, folder);
  return folder;
}

async function ask<Row>(server: Pick<EmbeddedPostgres, 'connection'>, sql: string): Promise<Row[]> {
  const client = new Client(server.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterOf(dataDir: string): Promise<number> {
  return (await readLockFile(join(dataDir, 'postgres-18')))?.pid ?? 0;
}

function spawnHolder(dataDir: string, { onTestFinished }: TestContext): ChildProcess {
  const child = spawn(process.execPath, [FIXTURE, dataDir, 'process 77, port 3000'], {
    detached: true,
    // Variables that an operator's shell may hold.
    env: { PGPORT: '7777', PGSSLMODE: 'require' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

describe.concurrent('the embedded Postgres', { timeout: 60_000 }, () => {
  test('is reached by its socket only, keeps every acknowledged row and runs unprivileged', async (context) => {
    const { expect } = context;
    const dataDir = await folderWithData(context);
    const server = await startEmbeddedPostgres({ dataDir, holder: 'process 1' });

    const settings = await ask<{ name: string; setting: string }>(
      server,
      `select name, setting from pg_settings where name in
       ('listen_addresses', 'fsync', 'synchronous_commit', 'data_checksums', 'server_encoding')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      listen_addresses: '',
      fsync: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      server_encoding: 'UTF8',
    });
    expect(await ask(server, `select upper('küche') as text`)).toEqual([{ text: 'KÜCHE' }]);
    for (const name of ['postgres-18', 'postgres-socket', 'postgres-log']) {
      const { uid, mode } = await stat(join(dataDir, name));
      expect({ name, uid, mode: mode & 0o777 }).toEqual({ name, uid: user.uid, mode: 0o700 });
    }

    const pid = await postmasterOf(dataDir);
    expect(isRunning(pid)).toBe(true);
    await Promise.all([server.stop(), server.stop()]);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  test('writes no value of any statement into its log', async (context) => {
    const dataDir = await folderWithData(context);
    const server = await startEmbeddedPostgres({ dataDir, holder: 'process 1' });
    await ask(server, 'create table person (name text primary key)');
    await ask(server, `insert into person values ('Mustermann')`);
    const refused = [
      `insert into person values ('Mustermann')`,
      `select 'Mustermann'::int`,
      `do $$ begin raise warning 'Mustermann'; raise exception 'Mustermann'; end $$`,
    ];
    for (const sql of refused) await context.expect(ask(server, sql)).rejects.toThrow();
    await server.stop();

    const names = await readdir(join(dataDir, 'postgres-log'));
    const log = (
      await Promise.all(names.map((name) => readFile(join(dataDir, 'postgres-log', name), 'utf8')))
    ).join();
    context.expect(log).toContain('database system is ready');
    context.expect(log).not.toContain('Mustermann');
  });

  test('survives a kill of its server and its process group, and the next server uses it', async (context) => {
    const { expect } = context;
    const dataDir = await folderWithData(context);
    const holder = spawnHolder(dataDir, context);
    await once(holder.stdout as NonNullable<typeof holder.stdout>, 'data');
    const before = await postmasterOf(dataDir);
    process.kill(-(holder.pid as number), 'SIGKILL');

    const server = await startEmbeddedPostgres({ dataDir, holder: 'process 2' });
    expect(await postmasterOf(dataDir)).toBe(before);
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(await postmasterOf(dataDir)).toBe(0);
    await expect(ask(server, 'select 1')).rejects.toThrow();
  });

  test('starts although the pid file of a crashed run names a live process', async (context) => {
    const dataDir = await folderWithData(context);
    const stranger = spawn('sleep', ['60'], user.isSomebodyElse ? { uid: user.uid, gid: user.gid } : {});
    context.onTestFinished(() => {
      stranger.kill();
    });
    const pidFile = join(dataDir, 'postgres-18', 'postmaster.pid');
    await writeFile(pidFile, `${stranger.pid}\n${dirname(pidFile)}\n1700000000\n5432\n\n\n`);

    const server = await startEmbeddedPostgres({ dataDir, holder: 'process 1' });
    context.expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    context.expect(isRunning(stranger.pid as number)).toBe(true);
    await server.stop();
  });

  test('starts although a power cut emptied the pid file', async (context) => {
    const dataDir = await folderWithData(context);
    await writeFile(join(dataDir, 'postgres-18', 'postmaster.pid'), '');

    const server = await startEmbeddedPostgres({ dataDir, holder: 'process 1' });
    context.expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  test('belongs to one server: the second is told who holds the folder, the first goes on', async (context) => {
    const { expect } = context;
    const dataDir = await folderWithData(context);
    const first = await startEmbeddedPostgres({ dataDir, holder: 'process 123, port 3000' });

    const second = startEmbeddedPostgres({ dataDir, holder: 'process 456, port 3001' });
    await expect(second).rejects.toThrow(/in use by another server \(process 123, port 3000\)/);
    await expect(second).rejects.toHaveProperty('name', 'DataFolderError');
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
  });

  test('is handed over to a server that starts while another one stops', async (context) => {
    const dataDir = await folderWithData(context);
    const first = await startEmbeddedPostgres({ dataDir, holder: 'process 1' });
    const next = startEmbeddedPostgres({ dataDir, holder: 'process 2' });
    await sleep(100);
    await first.stop();

    const server = await next;
    context.expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  test('is created once when two servers start on an empty folder at the same time', async (context) => {
    const { expect } = context;
    const dataDir = join(await temporaryDataFolder(context.onTestFinished), 'not', 'yet there');
    context.onTestFinished(() => stopPostgresIn(dataDir));
    const starts = await Promise.allSettled([
      startEmbeddedPostgres({ dataDir, holder: 'process 1' }),
      startEmbeddedPostgres({ dataDir, holder: 'process 2' }),
    ]);
    const winners = starts.filter((start) => start.status === 'fulfilled').map((start) => start.value);

    expect(winners).toHaveLength(1);
    const refused = starts.find((start) => start.status === 'rejected');
    expect(String(refused?.reason)).toMatch(/DataFolderError: .* in use by another server \(process [12]\)/);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres-18', 'postgres-log', 'postgres-socket']);
    for (const winner of winners) {
      expect(await ask(winner, 'select 1 as one')).toEqual([{ one: 1 }]);
      await winner.stop();
    }
  });

  test('is reported lost when it is killed, and can still be stopped and started again', async (context) => {
    const dataDir = await folderWithData(context);
    const server = await startEmbeddedPostgres({ dataDir, holder: 'process 1' });
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await server.lost;
    await server.stop();

    const again = await startEmbeddedPostgres({ dataDir, holder: 'process 2' });
    context.expect(await ask(again, 'select 1 as one')).toEqual([{ one: 1 }]);
    await again.stop();
  });

  test('stays with its server when one of its processes crashes and it recovers', async (context) => {
    const { expect } = context;
    const dataDir = await folderWithData(context);
    const server = await startEmbeddedPostgres({ dataDir, holder: 'process 1' });
    let isLost = false;
    server.lost.then(() => {
      isLost = true;
    });
    const processes = await ask<{ pid: number }>(
      server,
      `select pid from pg_stat_activity where application_name = 'process 1'`,
    );
    const killed = processes[0]?.pid ?? 0;
    process.kill(killed, 'SIGKILL');

    // Until Postgres has noticed, the killed process still counts as the holder.
    const newHolders = () =>
      ask<{ pid: number }>(
        server,
        `select pid from pg_locks where locktype = 'advisory' and granted and pid <> ${killed}`,
      ).catch(() => []);
    await expect.poll(newHolders, { timeout: 20_000 }).toHaveLength(1);
    await expect(startEmbeddedPostgres({ dataDir, holder: 'process 2' })).rejects.toThrow('(process 1)');
    expect(isLost).toBe(false);
    await server.stop();
    expect(await postmasterOf(dataDir)).toBe(0);
  });

  test('works in a folder whose path is too long for a socket', async (context) => {
    const { expect } = context;
    const base = await temporaryDataFolder(context.onTestFinished);
    const dataDir = join(base, 'Küche, Bad & "Flur"'.repeat(6));
    context.onTestFinished(() => stopPostgresIn(dataDir));
    const server = await startEmbeddedPostgres({ dataDir, holder: 'process 1' });
    context.onTestFinished(() => rm(server.connection.host, { recursive: true }));

    expect(dirname(server.connection.host)).toBe(await realpath(tmpdir()));
    const { uid, mode } = await stat(server.connection.host);
    expect({ uid, mode: mode & 0o777 }).toEqual({ uid: user.uid, mode: 0o700 });
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });
});
