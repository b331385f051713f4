import '@funnel/node-guard';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BROWSER_APPS, DOCUMENT_APPS } from '@funnel/contract/page/browser-apps';
import { build } from 'vite';
import { BUILT_ALREADY } from './bootstrap/built-already.js';
import { makeEmbedPackages } from './embed-packages/make-embed-packages.ts';
import { missingPictures } from './pictures/missing-pictures.ts';

// NODE_ENV of the shell could build development pages, which the server cannot render.
process.env['NODE_ENV'] = 'production';

const { values: given } = parseArgs({ options: { 'stand-ins': { type: 'boolean' } } });
const root = path.resolve(import.meta.dirname, '..');
const folderOf = (app: string) => path.join(root, 'apps', app);
const client = path.join(folderOf('funnel'), 'dist/client');
const stampFile = path.join(folderOf('funnel'), 'dist/built-from');

/** The inputs of the build. */
function hashSources(): string {
  const apps = BROWSER_APPS.map(({ name }) => `apps/${name}/**`);
  const ours = ['NOTICE', 'tools/build.ts', 'tools/embed-packages/**'];
  const sources = [...apps, 'packages/*/src/**', 'package-lock.json', ...ours];
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

/** Precompressed files, served unchanged. */
async function compressAssets(): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const folders = [client, ...DOCUMENT_APPS.map(({ name }) => path.join(folderOf(name), 'dist'))];
  const files = folders.flatMap((cwd) =>
    globSync('**/*.{js,mjs,css,svg}', { cwd }).map((name) => path.join(cwd, name)),
  );
  for (const file of files) {
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, quality));
    writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  }
}

async function buildApp(app: (typeof BROWSER_APPS)[number]): Promise<void> {
  const of = { root: folderOf(app.name), logLevel: 'warn' } as const;
  process.chdir(of.root);
  switch (app.kind) {
    case 'rendered':
      await build(of);
      await build({
        ...of,
        build: { ssr: 'src/render.tsx', outDir: 'dist/server', manifest: false, copyPublicDir: false },
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      });
      return;
    case 'script':
      // Into the folder of the pages, which were built before, without clearing it.
      await build({ ...of, build: { outDir: client, emptyOutDir: false, copyPublicDir: false } });
      return;
    case 'page':
    case 'area':
      await build({ ...of, base: `${app.path}/`, build: { manifest: true } });
  }
}

/** For `/version`. A container is built without git, with COMMIT instead. */
function currentCommit(): string {
  const given = process.env['COMMIT'];
  if (given) return given;
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return stdout ?? '';
}

/** A tile without a picture shows a placeholder: enough to try a question, not for visitors. */
const missing = missingPictures();
if (missing.length > 0) {
  console.error(`No picture is published for ${missing.join(', ')} (docs/pictures/README.md).`);
  if (!given['stand-ins']) process.exit(1);
}

const sources = hashSources();
const documents = DOCUMENT_APPS.map(({ name }) => path.join(folderOf(name), 'dist/index.html'));
const isBuilt = [stampFile, ...documents].every((file) => existsSync(file));
if (isBuilt && readFileSync(stampFile, 'utf8') === sources) {
  console.log(BUILT_ALREADY);
} else {
  // From this line on `npm start` shows its progress.
  console.log('The pages are to be built.');
  for (const app of BROWSER_APPS) await buildApp(app);
  await makeEmbedPackages(client);
  // Licences require their texts with every copy, also with code that a browser loads.
  copyFileSync(path.join(root, 'NOTICE'), path.join(client, 'licences.txt'));
  await compressAssets();
  writeFileSync(stampFile, sources);
  console.log('The pages are built.');
}
// Also without other changes: the server may have changed.
writeFileSync(path.join(folderOf('funnel'), 'dist/commit'), currentCommit());
