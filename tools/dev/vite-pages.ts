import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { BROWSER_APPS, DOCUMENT_APPS } from '@funnel/contract/page/browser-apps';
import { createServer, type HotPayload, loadConfigFromFile, type Plugin, type ViteDevServer } from 'vite';
import { bundle } from '../embed-packages/bundle.ts';
import { type Documents, RENDER } from './ask-host.ts';
import { buildScript, keepUntilChange } from './build-script.ts';
import { collectStyles } from './collect-styles.ts';
import { isServerSource } from './server-sources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const appFolder = (name: string) => path.join(root, 'apps', name);

/** One Vite for all browser apps, at the root of the repository. */
export async function vitePages(http: Server, onChange: (file: string) => void) {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [...(await pluginsOfFunnel()), waitForServer],
    server: {
      middlewareMode: true,
      hmr: { server: http },
      fs: { allow: [root] },
      // Frequently written files that are not sources.
      watch: {
        ignored: ['data', '.cache', 'test-results', 'screenshots'].map((name) => path.join(root, name)),
      },
    },
    optimizeDeps: {
      entries: BROWSER_APPS.flatMap(({ name }) => [
        `apps/${name}/src/main.{ts,tsx}`,
        `apps/${name}/src/routes/*.tsx`,
      ]),
    },
  });
  const nonce = randomBytes(16).toString('base64');
  const scripts = new Map(
    BROWSER_APPS.filter((app) => app.kind === 'script').flatMap(({ name, path: address, modules }) => [
      [address.slice(1), keepUntilChange(vite.watcher, () => buildScript(appFolder(name)))],
      ...Object.entries(modules).map(([module, entry]): [string, () => Promise<string>] => {
        const source = path.join(appFolder(name), entry);
        return [module.slice(1), keepUntilChange(vite.watcher, () => bundle({ entry: source }))];
      }),
    ]),
  );

  let made: Promise<Documents> | undefined;
  vite.watcher.on('all', (_event, file) => {
    made = undefined;
    onChange(file);
  });
  function documents(): Promise<Documents> {
    made ??= makeDocuments(vite, nonce);
    // A compile error is not fatal.
    made.catch(() => (made = undefined));
    return made;
  }
  // Prepares for the first page request.
  documents().catch(() => undefined);

  return {
    documents,
    /** For the module runner of a server. */
    invoke: (payload: HotPayload) => vite.environments.ssr.hot.handleInvoke(payload),
    async script(file: string): Promise<string> {
      const code = await scripts.get(file)?.();
      if (code === undefined) throw new Error(`there is no script ${file}`);
      return code;
    },
    serve(request: IncomingMessage, response: ServerResponse): void {
      vite.middlewares(request, response, () => response.writeHead(404).end());
    },
    close: () => vite.close(),
  };
}

/** These files restart the server. The page must not reload meanwhile: it does so once the new server is up. */
const waitForServer: Plugin = {
  name: 'wait-for-server',
  hotUpdate: ({ file }) => (isServerSource(file) ? [] : undefined),
};

/** Those of the other apps, and one more. */
async function pluginsOfFunnel() {
  const file = path.join(appFolder('funnel'), 'vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, file);
  return loaded?.config.plugins ?? [];
}

async function makeDocuments(vite: ViteDevServer, nonce: string): Promise<Documents> {
  const styles = await collectStyles(vite, RENDER, nonce);
  // After a restart Vite's client polls the server from a worker, which the policy forbids, else from the page itself.
  const withoutWorker = `<script nonce="${nonce}">delete window.SharedWorker</script>`;
  const document = async (app: string, head = '') => {
    const html = await readFile(path.join(appFolder(app), 'index.html'), 'utf8');
    // The address of the app's entry, with the repository as Vite's root.
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
  return { template, apps, nonce };
}
