import path from 'node:path';
import { build } from 'rolldown';

const root = path.resolve(import.meta.dirname, '../..');

interface Bundled {
  readonly entry: string;
  readonly external?: readonly string[];
  readonly banner?: string;
  readonly minify?: boolean;
}

/** One ES module with the entry and its imports. */
export async function bundle({ entry, external = [], banner, minify = false }: Bundled): Promise<string> {
  const { output } = await build({
    cwd: root,
    input: entry,
    external: [...external],
    platform: 'browser',
    transform: { jsx: 'react-jsx', target: 'es2022' },
    output: { format: 'es', minify, ...(banner && { banner }) },
    write: false,
  });
  return output[0].code;
}
