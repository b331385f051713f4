import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examplePdf, scriptPdf } from '../../testing/example-file.ts';
import { fileTurns } from '../file-turns.ts';
import { pdfInspector } from './pdf-inspector.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pdf-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspect(bytes: Buffer, maxMs?: number) {
  const source = path.join(folder, 'source.pdf');
  await writeFile(source, bytes);
  return pdfInspector(
    fileTurns(),
    maxMs,
  )({ source, owner: 'somebody', signal: new AbortController().signal });
}

test('a PDF is inspected in its own process', async () => {
  expect(await inspect(examplePdf())).toEqual({ outcome: 'inspected', marks: [] });
  expect(await inspect(scriptPdf())).toEqual({ outcome: 'inspected', marks: ['ACTION', 'SCRIPT'] });
});

test('a PDF that takes too long is marked for that', async () => {
  expect(await inspect(examplePdf(), 1)).toEqual({ outcome: 'given-up', marks: ['UNREADABLE'] });
});
