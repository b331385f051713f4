import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { packTar, unpackTar } from 'modern-tar';
import { MANIFEST } from '../backup/archive.ts';
import { backUp } from '../backup/back-up.ts';
import { rowDigest } from '../backup/digest.ts';
import { openForRestore, restore } from '../backup/restore.ts';
import { readConfig } from '../config/config.ts';
import type { Connection } from '../db/database.ts';
import { type FileTools, fileToolsFor } from '../outside/file-tools.ts';
import { confirmedCustomer } from './customer-browser.ts';
import { bookExample, uploadPdf } from './customer-files.ts';
import { lookInto } from './table-checksums.ts';
import type { useTestApp } from './test-app.ts';

type TestApp = ReturnType<typeof useTestApp>;
const signal = new AbortController().signal;

/** Backups of a test app, and restores of them, in a folder per test file. */
export function useBackups(app: TestApp, folder: { path: string }) {
  let made = 0;
  const newPlace = () => path.join(folder.path, `${made++}`);
  return {
    async makeBackup(tools: Partial<Parameters<typeof backUp>[0]> = {}) {
      const file = `${newPlace()}.tar.gz`;
      const { connection, files, now } = app.services;
      const all = { connection, store: files.store, now, ...tools };
      return { file, manifest: await backUp(all, file, { minFreeBytes: 0, signal }) };
    },
    async restoreInto(connection: Connection, file: string, tools: Partial<FileTools> = {}) {
      const own = fileToolsFor(readConfig({ DATA_DIR: newPlace() }));
      const { store, incoming } = { ...own, ...tools };
      const archive = await openForRestore(file);
      return { store, ...(await restore({ connection, store, incoming, signal }, archive)) };
    },
  };
}

/** A customer with every kind of data. */
export async function fillProduct(app: TestApp, visitor = 0) {
  const customer = await confirmedCustomer(app, visitor);
  await bookExample(app, customer.enquiryId);
  const fileId = await uploadPdf(customer.browser, app.origin, customer.enquiryId);
  const { store_key } = await app.db
    .selectFrom('file')
    .select('store_key')
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow();
  return { ...customer, fileId, storeKey: store_key };
}

/** Rewrites an archive with changed texts and a matching manifest. */
export async function forgeArchive(
  file: string,
  change: (text: string, name: string) => string,
): Promise<void> {
  const entries = await unpackTar(gunzipSync(await readFile(file)));
  const digests = new Map<string, object>();
  const forged = entries.map(({ header, data = new Uint8Array() }) => {
    const text = header.name.startsWith('files/')
      ? undefined
      : change(Buffer.from(data).toString(), header.name);
    const [, table] = /^tables\/(.+)\.0$/.exec(header.name) ?? [];
    const digest = rowDigest();
    digest.update(Buffer.from(text ?? ''));
    if (table) digests.set(table, digest.result());
    const body = new Uint8Array(
      text === undefined ? data : Buffer.from(header.name === MANIFEST ? agree(text, digests) : text),
    );
    return { header: { ...header, size: body.length }, data: body };
  });
  await writeFile(file, gzipSync(await packTar(forged)));
}

function agree(text: string, digests: ReadonlyMap<string, object>): string {
  const manifest = JSON.parse(text);
  for (const table of manifest.tables) Object.assign(table, digests.get(table.name));
  return JSON.stringify(manifest);
}

/** The tables of the product in a database. */
export function tablesOf(connection: Connection): Promise<string[]> {
  return lookInto(connection, async (db) => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
    return rows.map(({ name }) => name);
  });
}
