import '@funnel/node-guard';
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { parseArgs } from 'node:util';
import { queryString } from '@funnel/contract/client';
import { exportEnquiriesEndpoint } from '@funnel/contract/enquiry-list/export-enquiries';
import pg from 'pg';
import { fillDesk } from '../desk/fill-desk.ts';
import { startProduct } from '../page/start-product.ts';
import { watchMemory } from '../uploads/watch-memory.ts';
import { compareTables } from './compare-tables.ts';
import { readByLibreOffice } from './read-by-libreoffice.ts';

/** Memory of an export, and whether LibreOffice reads the result correctly: `npm run bench:export`. */

/** For the whole server, for any number of rows. */
const GOAL_MB = 512;
const MB = 1024 ** 2;
const SOCKET_FOLDER_LINE = 4;
/** Names with formula injections, and with special characters of XML and CSV. */
const WICKED = [
  "x;=cmd|' /C calc'!A0;y",
  '=HYPERLINK("https://attacker.example";"hier")',
  '+49 170 1234567',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  'zwei\nZeilen',
  ' Leerzeichen ',
  '</t></is></c><f>1+1</f> & "x" _x0041_ 😀',
  'a,=1+1',
];

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    'without-office': { type: 'boolean', default: false },
  },
});
const rows = Number(values.rows);

const folder = await mkdtemp(path.join(os.tmpdir(), 'funnel-export-'));
const product = await startProduct({ LOG_LEVEL: 'error' });
try {
  const lock = await readFile(path.join(product.dataDir, 'postgres-18/postmaster.pid'), 'utf8');
  const host = lock.split('\n')[SOCKET_FOLDER_LINE] ?? '';
  const database = new pg.Pool({ host, user: 'postgres', database: 'postgres', max: 1 });
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  await fillDesk(database, rows, { id: 'jana', tokenHash });
  await database.query("update staff set role = 'manager', code_secret = '\\x00'");
  await database.query(
    `update enquiry set full_name = wicked from unnest($1::text[]) with ordinality as of (wicked, place)
     where enquiry_id = 'e' || place`,
    [WICKED],
  );
  await database.end();
  console.log(`${rows.toLocaleString('en')} enquiries; ${os.arch()}, ${os.cpus().length} cores`);

  const fileOf = async (format: 'xlsx' | 'csv') => {
    const file = path.join(folder, `export.${format}`);
    const memory = await watchMemory(product.pid);
    const begun = performance.now();
    const call = product.origin + exportEnquiriesEndpoint.path + queryString({ format });
    const response = await fetch(call, { headers: { cookie: `staff=${token}` } });
    if (!response.ok) throw new Error(`${format}: ${response.status}`);
    await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(file));
    const seconds = (performance.now() - begun) / 1000;
    const { idleMb, serverMb } = await memory.stop();
    const size = ((await stat(file)).size / MB).toFixed(0);
    console.log(
      `${format.padEnd(4)} ${seconds.toFixed(0)} s, ${size} MB; server ${idleMb.toFixed(0)} MB before, ${serverMb.toFixed(0)} MB at most, goal ${GOAL_MB} MB: ${serverMb <= GOAL_MB ? 'met' : 'missed'}`,
    );
    return file;
  };
  const workbook = await fileOf('xlsx');
  const csv = await fileOf('csv');
  if (!values['without-office']) {
    const begun = performance.now();
    const sheets = await readByLibreOffice(workbook, folder);
    console.log(
      `LibreOffice read it in ${((performance.now() - begun) / 1000).toFixed(0)} s: ${sheets.length} sheet(s)`,
    );
    const { compared, cells } = await compareTables(sheets, csv);
    console.log(
      `${compared.toLocaleString('en')} rows with ${cells.toLocaleString('en')} cells are the same in both files, none a formula`,
    );
  }
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
