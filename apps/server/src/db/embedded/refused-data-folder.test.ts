import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { describe, test } from 'vitest';
import { stopPostgresIn, temporaryDataFolder } from '../../testing/temporary-data-folder.ts';
import { databaseUser } from './database-user.ts';
import { findPostgresPackage } from './postgres-package.ts';
import { DataFolderError, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const FIXTURE = join(import.meta.dirname, 'hold-data-folder.fixture.ts');
const user = databaseUser();

/** Simulates a full disk: no file may grow beyond the limit. */
async function startOnFullDisk(
  dataDir: string,
  limitKilobytes: number,
): Promise<{ code: number; stderr: string }> {
  const script = `ulimit -c 0; ulimit -f ${limitKilobytes}; exec "$0" "$@"`;
  return promisify(execFile)('bash', ['-c', script, process.execPath, FIXTURE, dataDir, 'process 1']).then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }) => ({ code, stderr }),
  );
}

describe.concurrent('a data folder that cannot be used', { timeout: 60_000 }, () => {
  test.for([
    { folder: 'postgres-17', version: '17' },
    { folder: 'postgres-18', version: '17' },
    { folder: 'postgres-19', version: '19' },
  ])(
    'with data of Postgres $version in $folder is named and left as it is',
    async ({ folder, version }, context) => {
      const { expect } = context;
      const dataDir = await temporaryDataFolder(context.onTestFinished);
      await mkdir(join(dataDir, folder));
      await writeFile(join(dataDir, folder, 'PG_VERSION'), `${version}\n`);
      if (user.isSomebodyElse)
        await promisify(execFile)('chown', ['-R', `${user.uid}`, join(dataDir, folder)]);
      const before = await stat(join(dataDir, folder));

      const start = startEmbeddedPostgres({ dataDir, holder: 'process 1' });
      await expect(start).rejects.toThrow(DataFolderError);
      await expect(start).rejects.toThrow(`${join(dataDir, folder)} holds data of Postgres ${version}`);
      expect(await readdir(dataDir, { recursive: true })).toEqual([folder, join(folder, 'PG_VERSION')]);
      expect((await stat(join(dataDir, folder))).ctimeMs).toBe(before.ctimeMs);
    },
  );

  test('behind a closed folder is named with that folder and what to do', async (context) => {
    const { expect } = context;
    const base = await temporaryDataFolder(context.onTestFinished);
    const closed = join(base, 'closed');
    const dataDir = join(closed, 'inner', 'data');
    await mkdir(join(closed, 'inner'), { recursive: true });
    // The owner can enter a 0700 folder. When the test runs as root, Postgres' own user cannot.
    await chmod(closed, user.isSomebodyElse ? 0o700 : 0o600);
    context.onTestFinished(() => chmod(closed, 0o700));

    const start = startEmbeddedPostgres({ dataDir, holder: 'process 1' });
    await expect(start).rejects.toThrow(DataFolderError);
    await expect(start).rejects.toThrow(`may not walk through ${closed}. Set DATA_DIR to`);
    await chmod(closed, 0o700);
    expect(await readdir(join(closed, 'inner'))).toEqual([]);
  });

  test('of another user is named with both users', async (context) => {
    const { expect } = context;
    const dataDir = await temporaryDataFolder(context.onTestFinished);
    const cluster = join(dataDir, 'postgres-18');
    // Root can make a folder owned by root. Any other user needs an existing one.
    await (user.isSomebodyElse ? mkdir(cluster) : symlink('/usr', cluster));

    const start = startEmbeddedPostgres({ dataDir, holder: 'process 1' });
    await expect(start).rejects.toThrow(`belongs to user 0, but Postgres would run as user ${user.uid}`);
    expect(await readdir(dataDir)).toEqual(['postgres-18']);
  });

  test('on a full disk ends a first start with the reason and leaves nothing behind', async (context) => {
    const { expect } = context;
    const dataDir = await temporaryDataFolder(context.onTestFinished);
    const { code, stderr } = await startOnFullDisk(dataDir, 2_048);
    expect(stderr).toMatch(/^DataFolderError: Postgres could not create its data folder .*File too large/);
    expect(code).toBe(1);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('on a full disk ends a later start with the reason and works again with space', async (context) => {
    const { expect } = context;
    const dataDir = await temporaryDataFolder(context.onTestFinished);
    const first = await startEmbeddedPostgres({ dataDir, holder: 'process 1' });
    await first.stop();

    const { code, stderr } = await startOnFullDisk(dataDir, 0);
    expect(stderr).toMatch(/^DataFolderError: Postgres could not start in .*File too large/);
    expect(code).toBe(1);

    const again = await startEmbeddedPostgres({ dataDir, holder: 'process 2' });
    await again.stop();
  });
});

describe.concurrent('the Postgres binaries', { timeout: 60_000 }, () => {
  test('are copied into the data folder if the database user cannot use them in place', async (context) => {
    const { expect } = context;
    const base = await temporaryDataFolder(context.onTestFinished);
    const dataDir = join(base, 'data');
    const closed = join(base, 'closed');
    const postgresPackage = join(closed, 'package');
    await cp(findPostgresPackage(), postgresPackage, { recursive: true, verbatimSymlinks: true });
    for (const { target } of JSON.parse(
      await readFile(join(postgresPackage, 'native', 'pg-symlinks.json'), 'utf8'),
    )) {
      await rm(join(postgresPackage, target), { force: true });
    }
    // Closed to the user that Postgres runs as under root; or read-only, so that the missing links cannot be made.
    const lib = join(postgresPackage, 'native', 'lib');
    await (user.isSomebodyElse ? chmod(closed, 0o700) : chmod(lib, 0o500));
    context.onTestFinished(() => chmod(lib, 0o700));

    context.onTestFinished(() => stopPostgresIn(dataDir));
    const server = await startEmbeddedPostgres({ dataDir, holder: 'process 1', postgresPackage });
    const client = new Client(server.connection);
    client.on('error', () => undefined);
    await client.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres-binaries-'))).toHaveLength(1);
    await server.stop();
  });

  test('that do not exist for a platform are named, with what to do', ({ expect }) => {
    expect(() => findPostgresPackage('sunos', 'x64')).toThrow(DataFolderError);
    expect(() => findPostgresPackage('sunos', 'x64')).toThrow(/sunos-x64.*set DATABASE_URL/);
  });
});
