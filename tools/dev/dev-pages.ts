import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import type { PageModule } from '@funnel/contract/page/page-module';
import type { PageBuild, PageSource } from '@funnel/server/page/page-build';
import { createServer, loadConfigFromFile, type Plugin, type ViteDevServer } from 'vite';
import { buildEmbed } from './build-embed.ts';
import { collectStyles } from './collect-styles.ts';
import { isServerSource } from './server-sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const appFolder = (name: string) => path.join(root, 'apps', name);
const RENDER = '/apps/funnel/src/render.tsx';
/** The start of every address that Vite answers; all others are the product's. */
const OF_VITE = /^\/(?:@|apps\/|packages\/|node_modules\/)/;

/**
 * The pages of all browser apps as Vite makes them from their sources: rendered by the server, taken over by the browser,
 * with hot reload. One Vite for all apps, at the root of the repository, behind the product's own HTTP server.
 */
export async function devPages(): Promise<PageSource> {
  const http = createHttpServer();
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [...(await pluginsOfFunnel()), waitForServer],
    server: { middlewareMode: true, hmr: { server: http }, fs: { allow: [root] } },
    optimizeDeps: {
      entries: [
        'apps/{funnel,customer}/src/main.tsx',
        'apps/funnel/src/routes/*.tsx',
        'apps/demo/src/demo.ts',
      ],
    },
  });
  const nonce = randomBytes(16).toString('base64');
  const embed = buildEmbed(appFolder('embed'), vite.watcher);

  let build: Promise<PageBuild> | undefined;
  vite.watcher.on('all', () => (build = undefined));

  return {
    current() {
      build ??= makeBuild(vite, nonce);
      // A source that does not compile is mended sooner or later.
      build.catch(() => (build = undefined));
      return build;
    },
    close: () => vite.close(),
    serverFactory(handler) {
      return http.on('request', (request, response) => {
        const address = request.url ?? '/';
        if (OF_VITE.test(address))
          return vite.middlewares(request, response, () => handler(request, response));
        if (/^\/embed\.js(?:\?|$)/.test(address)) return void embed.answer(response);
        handler(request, response);
      });
    },
  };
}

/** The server starts again for these files. The page must not load meanwhile: it does so once it hears the server again. */
const waitForServer: Plugin = {
  name: 'wait-for-server',
  hotUpdate: ({ file }) => (isServerSource(file) ? [] : undefined),
};

/** They are those of the other apps, too, and one more. */
async function pluginsOfFunnel() {
  const file = path.join(appFolder('funnel'), 'vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, file);
  return loaded?.config.plugins ?? [];
}

async function makeBuild(vite: ViteDevServer, nonce: string): Promise<PageBuild> {
  const module = (await vite.ssrLoadModule(RENDER)) as PageModule;
  const styles = await collectStyles(vite, RENDER, nonce);
  // After a restart Vite's client looks for the server from a worker, which the policy forbids, else from the page itself.
  const withoutWorker = `<script nonce="${nonce}">delete window.SharedWorker</script>`;
  const document = async (app: string, file: string, head = '') => {
    const html = await readFile(path.join(appFolder(app), file), 'utf8');
    // The app's own address of its entry, in a Vite whose root is the repository.
    const moved = html
      .replaceAll('type="module" src="/src/', `type="module" src="/apps/${app}/src/`)
      .replace('</head>', () => `${head}</head>`);
    const made = await vite.transformIndexHtml(`/apps/${app}/${file}`, moved);
    return made
      .replaceAll('<script type="module">', `<script type="module" nonce="${nonce}">`)
      .replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">${withoutWorker}`);
  };
  const [template, demo, customer] = await Promise.all([
    document('funnel', 'index.html', styles),
    document('demo', 'demo.html'),
    document('customer', 'index.html'),
  ]);
  return {
    clientFolder: path.join(appFolder('funnel'), 'public'),
    template,
    demo,
    module,
    customerArea: { template: customer },
    partsOf: () => ({ scripts: [], styles: new Map() }),
    nonce,
  };
}
