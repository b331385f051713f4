import '@funnel/node-guard';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';
import { MAX_FILE_BYTES, MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import { buildProduct, startProduct } from '../page/start-product.ts';
import { watchMemory } from './watch-memory.ts';

/** Memory of the server while many clients upload the maximum: `npm run bench:uploads`. */

const GOAL_MB = 256;

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '50' },
    picture: { type: 'string' },
  },
});
const clients = Number(values.clients);

async function fileToSend(folder: string): Promise<Blob> {
  if (values.picture) return openAsBlob(values.picture);
  const pdf = path.join(folder, 'large.pdf');
  const head = Buffer.from('%PDF-1.7\n');
  await writeFile(pdf, Buffer.concat([head, Buffer.alloc(MAX_FILE_BYTES - head.length, 0x20)]));
  return openAsBlob(pdf);
}

async function send(origin: string, client: number, file: Blob): Promise<number> {
  const form = new FormData();
  for (let index = 0; index < MAX_FILES; index++) form.append('files', file, `plan-${index}`);
  // Each from its own network, without reaching a quota.
  const headers = { origin, 'x-forwarded-for': `198.${client >> 8}.${client & 255}.1` };
  const response = await fetch(origin + uploadFilesEndpoint.path, { method: 'POST', body: form, headers });
  await response.arrayBuffer();
  return response.status;
}

function report(statuses: readonly number[], seconds: number, bytes: number): void {
  const counts = Object.entries(Object.groupBy(statuses, String)).map(
    ([status, all]) => `${all?.length} x ${status}`,
  );
  const sent = (clients * MAX_FILES * bytes) / 1024 ** 2;
  console.log(
    `${clients} clients x ${MAX_FILES} x ${(bytes / 1024 ** 2).toFixed(1)} MB at once: ${counts.join(', ')}`,
  );
  console.log(`${seconds.toFixed(1)} s, ${(sent / seconds).toFixed(0)} MB/s`);
}

buildProduct();
const folder = await mkdtemp(path.join(os.tmpdir(), 'funnel-uploads-'));
const product = await startProduct({ TRUST_PROXY: '1', MAX_UNCLAIMED_MB: '65536', LOG_LEVEL: 'error' });
try {
  const file = await fileToSend(folder);
  const memory = await watchMemory(product.pid);
  const start = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: clients }, (_, client) => send(product.origin, client, file)),
  );
  report(statuses, (performance.now() - start) / 1000, file.size);
  const { idleMb, serverMb, picturesMb } = await memory.stop();
  const growth = serverMb - idleMb;
  console.log(`server: ${idleMb.toFixed(0)} MB before, ${serverMb.toFixed(0)} MB at most`);
  console.log(`picture processes: ${picturesMb.toFixed(0)} MB at most (shared memory counted once)`);
  console.log(`growth ${growth.toFixed(0)} MB, goal ${GOAL_MB} MB: ${growth <= GOAL_MB ? 'met' : 'missed'}`);
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
