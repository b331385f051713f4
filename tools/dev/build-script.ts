import path from 'node:path';
import { build, type FSWatcher } from 'vite';

/** Gives the code of a plain script such as `/embed.js`, built when it is asked for and again after a change: it has no hot reload. */
export function buildScript(folder: string, watcher: FSWatcher): () => Promise<string> {
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

  return async () => {
    code ??= make();
    return code.catch((error) => {
      code = undefined;
      throw error;
    });
  };
}
