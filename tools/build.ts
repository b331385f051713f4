import '@funnel/node-guard';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

// A NODE_ENV of the shell would build pages for development, which the server cannot render.
process.env['NODE_ENV'] = 'production';

const root = path.resolve(import.meta.dirname, '..');
const app = path.join(root, 'apps/funnel');
const embed = path.join(root, 'apps/embed');
const demo = path.join(root, 'apps/demo');
const client = path.join(app, 'dist/client');
const customer = path.join(root, 'apps/customer');
const stampFile = path.join(app, 'dist/built-from');

/** Everything that decides what the build makes. */
function hashSources(): string {
  const sources = [
    'apps/{funnel,embed,demo,customer}/**',
    'packages/*/src/**',
    'package-lock.json',
    'tools/build.ts',
  ];
  const files = globSync(sources, {
    cwd: root,
    withFileTypes: true,
    exclude: ['**/node_modules/**', 'apps/*/dist/**', '**/*.test.ts'],
  });
  const hash = createHash('sha256');
  const names = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  for (const name of names.sort())
    hash.update(path.relative(root, name)).update('\0').update(readFileSync(name));
  return hash.digest('hex');
}

/** The server hands these out as they lie there, so that nothing is compressed while a visitor waits. */
async function compressAssets(): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const folders = [client, path.join(customer, 'dist')];
  const files = folders.flatMap((cwd) =>
    globSync('**/*.{js,css,svg}', { cwd }).map((name) => path.join(cwd, name)),
  );
  for (const file of files) {
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, quality));
    writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  }
}

/** For `/version`. A container is built without git: there COMMIT says it. */
function currentCommit(): string {
  const given = process.env['COMMIT'];
  if (given) return given;
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return stdout ?? '';
}

const sources = hashSources();
const isBuilt = [stampFile, path.join(customer, 'dist/index.html')].every((file) => existsSync(file));
if (isBuilt && readFileSync(stampFile, 'utf8') === sources) {
  console.log('The pages are up to date.');
} else {
  process.chdir(app);
  await build({ root: app, logLevel: 'warn' });
  await build({
    root: app,
    logLevel: 'warn',
    build: { ssr: 'src/render.tsx', outDir: 'dist/server', manifest: false, copyPublicDir: false },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  // Beside the pages, without clearing what lies there.
  const besides = { outDir: client, emptyOutDir: false, copyPublicDir: false };
  await build({ root: embed, logLevel: 'warn', build: besides });
  await build({ root: demo, logLevel: 'warn', build: besides });
  process.chdir(customer);
  await build({ root: customer, logLevel: 'warn' });
  await compressAssets();
  writeFileSync(stampFile, sources);
  console.log('The pages are built.');
}
// Also where nothing else changed: the server may have.
writeFileSync(path.join(app, 'dist/commit'), currentCommit());
