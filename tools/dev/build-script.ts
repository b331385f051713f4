import path from 'node:path';
import { build, type FSWatcher } from 'vite';

/** The code of a plain script such as `/embed.js`, by the build configuration of its app. */
export async function buildScript(folder: string): Promise<string> {
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

/** Built on request, and again after a change: a script has no hot reload. */
export function keepUntilChange(watcher: FSWatcher, make: () => Promise<string>): () => Promise<string> {
  let code: Promise<string> | undefined;
  watcher.on('all', () => (code = undefined));
  return async () => {
    code ??= make();
    return code.catch((error) => {
      code = undefined;
      throw error;
    });
  };
}
