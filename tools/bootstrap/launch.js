import { BUILT_ALREADY } from './built-already.js';
import { ensureChromium } from './chromium.js';
import { ensureInstalled } from './install.js';
import { handOver, projectNode, root, runStep } from './run.js';

/**
 * Every npm script: `node tools/bootstrap/launch.js <command> [arguments]`. It runs on Node 20 and newer, installs
 * missing dependencies and hands over to the project's own Node.
 *
 * `standIns`: tiles may lack their pictures. `headless`: a Chromium without a window is
 * enough, unless everything is to run.
 *
 * @typedef {{ script: string, args?: string[], builds?: boolean, standIns?: boolean, browses?: boolean, headless?: boolean }} Command
 * @type {Readonly<Record<string, Command>>}
 */
const COMMANDS = {
  start: { script: 'apps/server/src/main.ts', builds: true },
  worker: { script: 'apps/server/src/main.ts', args: ['worker'] },
  dev: { script: 'tools/dev/dev.ts' },
  test: { script: 'tools/check.ts', browses: true, headless: true },
  'test:faults': { script: 'tools/faults/run-faults.ts', builds: true },
  unit: { script: 'node_modules/vitest/vitest.mjs', args: ['run'], builds: true, standIns: true },
  e2e: {
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '-c', 'e2e'],
    builds: true,
    standIns: true,
    browses: true,
  },
  build: { script: 'tools/build.ts' },
  format: { script: 'node_modules/@biomejs/biome/bin/biome', args: ['check', '--write', '.'] },
  examples: { script: 'tools/examples/make-examples.ts', builds: true },
  seats: { script: 'apps/server/src/main.ts', args: ['seats'] },
  webhooks: { script: 'apps/server/src/main.ts', args: ['webhooks'] },
  settings: { script: 'apps/server/src/main.ts', args: ['settings'] },
  secrets: { script: 'apps/server/src/main.ts', args: ['secrets'] },
  desk: { script: 'apps/server/src/main.ts', args: ['desk'] },
  'api-keys': { script: 'apps/server/src/main.ts', args: ['api-keys'] },
  sql: { script: 'apps/server/src/main.ts', args: ['sql'] },
  tables: {
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', 'apps/server/src/db/tables.test.ts', '--update'],
  },
  'webhook-docs': { script: 'tools/webhook-docs/write-webhook-docs.ts' },
  licences: { script: 'tools/licences/write-licences.ts' },
  texts: { script: 'tools/texts/list-texts.ts' },
  backup: { script: 'apps/server/src/main.ts', args: ['backup'] },
  restore: { script: 'apps/server/src/main.ts', args: ['restore'] },
  mails: { script: 'apps/server/src/main.ts', args: ['mails'] },
  pictures: { script: 'tools/pictures/render.ts', browses: true },
  screenshots: { script: 'tools/screenshots.ts', builds: true, standIns: true, browses: true },
  proxies: { script: 'tools/proxy/try-proxies.ts', builds: true },
  container: { script: 'tools/container/try-container.ts', browses: true },
  'bench:page': { script: 'bench/page/bench-page.ts', builds: true, browses: true },
  'bench:server': { script: 'bench/server/bench-server.ts', builds: true },
  'bench:desk': { script: 'bench/desk/bench-desk.ts', builds: true },
  'bench:export': { script: 'bench/export/bench-export.ts', builds: true },
  'bench:uploads': { script: 'bench/uploads/bench-uploads.ts', builds: true },
};

const [name = '', ...given] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`There is no command ${name}, only ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(1);
}

await ensureInstalled();
if (command.browses)
  process.env['CHROMIUM_PATH'] = await ensureChromium(command.headless && !given.includes('--whole'));
if (command.builds) {
  const build = [`${root}/tools/build.ts`, ...(command.standIns ? ['--stand-ins'] : [])];
  await runStep('Building the pages', projectNode(), build, BUILT_ALREADY);
}
handOver(command.script, [...(command.args ?? []), ...given]);
