import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { BROWSER_APPS, DOCUMENT_APPS } from '@funnel/contract/page/browser-apps';
import type { PageModule } from '@funnel/contract/page/page-module';
import type { PageBuild, PageSource } from '@funnel/server/page/page-build';
import { createServer, loadConfigFromFile, type Plugin, type ViteDevServer } from 'vite';
import { buildScript } from './build-script.ts';
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
      entries: BROWSER_APPS.flatMap(({ name }) => [
        `apps/${name}/src/main.{ts,tsx}`,
        `apps/${name}/src/routes/*.tsx`,
      ]),
    },
  });
  const nonce = randomBytes(16).toString('base64');
  const scripts = new Map(
    BROWSER_APPS.filter((app) => app.kind === 'script').map(({ name, path }) => [
      path.slice(1),
      buildScript(appFolder(name), vite.watcher),
    ]),
  );
  async function readScript(file: string): Promise<string> {
    const code = await scripts.get(file)?.();
    if (code === undefined) throw new Error(`there is no script ${file}`);
    return code;
  }

  let build: Promise<PageBuild> | undefined;
  vite.watcher.on('all', () => (build = undefined));

  return {
    current() {
      build ??= makeBuild(vite, nonce, readScript);
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

async function makeBuild(
  vite: ViteDevServer,
  nonce: string,
  readScript: PageBuild['readScript'],
): Promise<PageBuild> {
  const module = (await vite.ssrLoadModule(RENDER)) as PageModule;
  const styles = await collectStyles(vite, RENDER, nonce);
  // After a restart Vite's client looks for the server from a worker, which the policy forbids, else from the page itself.
  const withoutWorker = `<script nonce="${nonce}">delete window.SharedWorker</script>`;
  const document = async (app: string, head = '') => {
    const html = await readFile(path.join(appFolder(app), 'index.html'), 'utf8');
    // The app's own address of its entry, in a Vite whose root is the repository.
    const moved = html
      .replaceAll('type="module" src="/src/', `type="module" src="/apps/${app}/src/`)
      .replace('</head>', () => `${head}</head>`);
    const made = await vite.transformIndexHtml(`/apps/${app}/index.html`, moved);
    return made
      .replaceAll('<script type="module">', `<script type="module" nonce="${nonce}">`)
      .replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">${withoutWorker}`);
  };
  const [template, ...apps] = await Promise.all([
    document('funnel', styles),
    ...DOCUMENT_APPS.map(async ({ name }) => [name, { template: await document(name), nonce }] as const),
  ]);
  return {
    clientFolder: path.join(appFolder('funnel'), 'public'),
    template,
    module,
    readScript,
    partsOf: () => ({ scripts: [], styles: new Map() }),
    apps: new Map(apps),
    nonce,
  };
}
