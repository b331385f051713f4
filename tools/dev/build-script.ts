import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { build, type FSWatcher } from 'vite';

/** A plain script such as `/embed.js`, built when it is asked for and again after a change: it has no hot reload. */
export function buildScript(folder: string, watcher: FSWatcher) {
  let code: Promise<string> | undefined;
  watcher.on('all', () => (code = undefined));

  async function make(): Promise<string> {
    const result = await build({
      root: folder,
      configFile: path.join(folder, 'vite.config.ts'),
      logLevel: 'warn',
      build: { write: false },
    });
    const [bundle] = [result].flat();
    if (!bundle || !('output' in bundle)) throw new Error('the script was not built');
    return bundle.output[0].code;
  }

  return {
    async answer(response: ServerResponse): Promise<void> {
      try {
        code ??= make();
        response
          .setHeader('content-type', 'text/javascript')
          .setHeader('access-control-allow-origin', '*')
          .setHeader('cross-origin-resource-policy', 'cross-origin')
          .end(await code);
      } catch (error) {
        code = undefined;
        response.writeHead(500).end(String(error));
      }
    },
  };
}
