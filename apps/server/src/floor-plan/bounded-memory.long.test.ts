import { execFile } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';
import { MAX_FILE_BYTES } from '@funnel/domain/floor-plan/upload-rule';
import { expect, inject, test } from 'vitest';
import { examplePdf, noisyPicture } from '../testing/example-file.ts';
import { spawnServer, stopServer } from '../testing/spawn-server.ts';
import { useTemporaryDataFolder } from '../testing/temporary-data-folder.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { filesBelow } from '../testing/upload-form.ts';

const CLIENTS = 10;
const CLIENTS_WITH_A_PICTURE = 3;
const MAX_GROWTH_MB = 256;

const run = promisify(execFile);
const folder = useTemporaryDataFolder();
const database = useTestDatabase();

/** The memory of the server and of its child processes. */
async function megabytesOf(server: number): Promise<{ server: number; children: number; running: number }> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = processes.filter(([, parent]) => parent === server);
  const sum = (list: number[][]) => list.reduce((total, [, , kilobytes = 0]) => total + kilobytes / 1024, 0);
  return {
    server: sum(processes.filter(([pid]) => pid === server)),
    children: sum(children),
    running: children.length,
  };
}

async function largeFiles() {
  const pdf = path.join(folder.path, 'large.pdf');
  const jpeg = path.join(folder.path, 'large.jpg');
  await writeFile(pdf, examplePdf(MAX_FILE_BYTES));
  const picture = noisyPicture(1400, 1050).resize(4200, 3150, { kernel: 'nearest' });
  await writeFile(jpeg, await picture.jpeg({ quality: 92 }).toBuffer());
  return Promise.all([openAsBlob(pdf), openAsBlob(jpeg)]);
}

test('ten clients with large files at once hardly raise the memory of the server', async () => {
  const [pdf, jpeg] = await largeFiles();
  const { host, user } = inject('postgres');
  const server = await spawnServer({
    DATABASE_URL: `postgres://${user}@localhost/${database.name}?host=${encodeURIComponent(host)}`,
    DATA_DIR: folder.path,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  });
  const pid = server.process.pid ?? 0;

  async function send(client: number): Promise<number> {
    const form = new FormData();
    form.append('files', pdf, 'plan');
    form.append('files', client < CLIENTS_WITH_A_PICTURE ? jpeg : pdf, 'plan');
    const headers = { origin: server.origin, 'x-forwarded-for': `203.0.${client}.1` };
    const init = { method: 'POST', body: form, headers };
    return (await fetch(server.origin + uploadFilesEndpoint.path, init)).status;
  }

  try {
    const idle = await megabytesOf(pid);
    const peak = { server: 0, children: 0, running: 0 };
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const now = await megabytesOf(pid);
        peak.server = Math.max(peak.server, now.server);
        peak.children = Math.max(peak.children, now.children);
        peak.running = Math.max(peak.running, now.running);
        await sleep(100);
      }
    })();
    const statuses = await Promise.all(Array.from({ length: CLIENTS }, (_, client) => send(client)));
    isOver = true;
    await watching;
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(peak.server - idle.server).toBeLessThan(MAX_GROWTH_MB);
    // In addition to the usual processes.
    expect(peak.running - idle.running).toBeLessThanOrEqual(2);
    expect(await filesBelow(path.join(folder.path, 'files/incoming'))).toEqual([]);
  } finally {
    await stopServer(server);
  }
}, 180_000);
