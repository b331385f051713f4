import { createServer } from 'node:http';
import path from 'node:path';
import type { PageModule } from '@funnel/contract/page/page-module';
import type { PageBuild, PageSource } from '@funnel/server/page/page-build';
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import { askHost, type Documents, HOST_PATHS, RENDER } from './ask-host.ts';
import { passOn } from './pass-on.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../apps/funnel/public');

/** The path prefix of Vite; all other addresses are the product's. */
const OF_VITE = /^\/(?:@(?!host\/)|apps\/|packages\/|node_modules\/)/;

/**
 * The pages of all browser apps from source, by Vite: server-rendered, hydrated, with hot reload. Vite is in another
 * process (dev-host.ts).
 */
export function devPages(): PageSource {
  let build: Promise<PageBuild> | undefined;
  process.on('message', () => (build = undefined));
  const passing = passOn();

  return {
    current() {
      build ??= makeBuild();
      // A compile error is not fatal.
      build.catch(() => (build = undefined));
      return build;
    },
    close: async () => passing.close(),
    serverFactory: (handler) =>
      createServer((request, response) =>
        OF_VITE.test(request.url ?? '/') ? passing.request(request, response) : handler(request, response),
      ).on('upgrade', passing.upgrade),
  };
}

async function makeBuild(): Promise<PageBuild> {
  const runner = new ModuleRunner(
    { transport: { invoke: (payload) => askHost(HOST_PATHS.invoke, payload) }, hmr: false },
    new ESModulesEvaluator(),
  );
  const [module, { template, apps, nonce }] = await Promise.all([
    runner.import<PageModule>(RENDER),
    askHost<Documents>(HOST_PATHS.documents),
  ]);
  return {
    clientFolder: PUBLIC,
    template,
    module,
    readScript: (file) => askHost(HOST_PATHS.script, file),
    partsOf: () => ({ scripts: [], styles: new Map() }),
    apps: new Map(apps),
    nonce,
  };
}
