import '@funnel/node-guard';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { BROWSER_APPS } from '@funnel/contract/page/browser-apps';
import { brandSheet } from '@funnel/domain/retailer/brand-sheet';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';

/** The transfer size of a first view on a phone; fails above the budget. */

const BUDGET_KB = { pictures: 30, fonts: 30, 'HTML with CSS': 16 };

const distOf = (app: string) => path.resolve(import.meta.dirname, '../apps', app, 'dist');
const dist = distOf('funnel');
const client = path.join(dist, 'client');

const FIRST_VIEW = ['index.html', 'src/routes/funnel.tsx'];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Record<string, Chunk>;
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));

function chunksOf(folder: string, entries: readonly string[]): Chunk[] {
  const manifest = manifestOf(folder);
  const withImports = (name: string): Chunk[] => {
    const chunk = manifest[name];
    // Otherwise nothing would be counted.
    if (!chunk) throw new Error(`the build in ${folder} has no chunk for ${name}`);
    return [chunk, ...(chunk.imports ?? []).flatMap(withImports)];
  };
  return entries.flatMap(withImports);
}

function scriptBytes(folder: string, ...entries: string[]): number {
  const files = new Set(chunksOf(folder, entries).map(({ file }) => file));
  return [...files].reduce((sum, file) => sum + statSync(path.join(folder, `${file}.br`)).size, 0);
}

/** The inlined code. */
function stylesOf(folder: string, ...entries: string[]): string {
  const files = new Set(chunksOf(folder, entries).flatMap(({ css }) => css ?? []));
  return [...files].map((file) => readFileSync(path.join(folder, file), 'utf8')).join('');
}

const { renderPage } = await import(pathToFileURL(path.join(dist, 'server/render.js')).href);
const html =
  readFileSync(path.join(client, 'index.html'), 'utf8') +
  brandSheet(DEFAULT_SETTINGS.brand.colors) +
  stylesOf(client, ...FIRST_VIEW) +
  renderPage('funnel', '?lang=de', {
    ...DEFAULT_SETTINGS,
    showroomNames: DEFAULT_SETTINGS.showrooms.map(({ name }) => name),
    parentOrigins: [],
    siteUrl: undefined,
  }).html;

/** The large ones, as a phone loads them. */
const pictures = [...html.matchAll(/ src="\/(picture\/[^"?]+)/g)];
if (pictures.length === 0) throw new Error('the first question has no pictures to weigh');

const bytes = {
  pictures: pictures.reduce((sum, [, file = '']) => sum + statSync(path.join(client, file)).size, 0),
  fonts: ['figtree-', 'fraunces-']
    .flatMap((name) => globSync(`assets/${name}*.woff2`, { cwd: client }))
    .filter((file) => !file.includes('extended'))
    .reduce((sum, file) => sum + statSync(path.join(client, file)).size, 0),
  'HTML with CSS': brotliCompressSync(html).length,
};

function scriptBytesOf(app: (typeof BROWSER_APPS)[number]): number {
  switch (app.kind) {
    case 'rendered':
      return scriptBytes(client, ...FIRST_VIEW);
    case 'script':
      return statSync(path.join(client, `${app.path}.br`)).size;
    case 'page':
    case 'area':
      return scriptBytes(distOf(app.name), 'index.html');
  }
}

let isWithin = true;
function compare(what: string, count: number, limit: number): void {
  const kilobytes = count / 1024;
  if (kilobytes > limit) isWithin = false;
  console.log(`${what}: ${kilobytes.toFixed(1)} of ${limit} KB`);
}
for (const app of BROWSER_APPS)
  if (app.scriptKb) compare(`script of apps/${app.name}`, scriptBytesOf(app), app.scriptKb);
for (const [what, limit] of Object.entries(BUDGET_KB))
  compare(what, bytes[what as keyof typeof bytes], limit);
process.exit(isWithin ? 0 : 1);
