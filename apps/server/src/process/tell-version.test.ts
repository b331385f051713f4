import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { versionEndpoint } from '@funnel/contract/health/version';
import { DOCUMENT_APPS } from '@funnel/contract/page/browser-apps';
import { afterAll, expect, test } from 'vitest';
import { builtPages } from '../page/page-build.ts';
import { useTestApp } from '../testing/test-app.ts';

const apps = path.join(import.meta.dirname, '../../..');

/** The real build with another commit. */
const build = mkdtempSync(path.join(tmpdir(), 'build-'));
mkdirSync(path.join(build, 'funnel/dist'), { recursive: true });
for (const folder of ['funnel/dist/client', 'funnel/dist/server', ...DOCUMENT_APPS.map(({ name }) => name)])
  symlinkSync(path.join(apps, folder), path.join(build, folder));
writeFileSync(path.join(build, 'funnel/dist/commit'), '0123abc\n');
afterAll(() => rm(build, { recursive: true }));

const pages = await builtPages(build);
const app = useTestApp({ pages });

test('the release that runs is told, with the commit that the build noted', async () => {
  expect(await app.client.call(versionEndpoint)).toMatchObject({
    ok: true,
    reply: {
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      commit: '0123abc',
      node: process.version,
      startedAt: app.clock.now.toISOString(),
    },
  });
});
