import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOCUMENT_APPS } from '@funnel/contract/page/browser-apps';
import type { PageModule } from '@funnel/contract/page/page-module';
import type { PageName } from '@funnel/contract/page/page-path';
import type { FastifyServerFactory } from 'fastify';

/** Where the pages come from: built once, or in development made anew after each change. */
export interface PageSource {
  /** The same object as long as nothing has changed. */
  current(): Promise<PageBuild>;
  /** Of the sources that were built, where the build knew it. */
  readonly commit?: string | undefined;
  /** In development: an HTTP server that also serves what Vite makes. */
  readonly serverFactory?: FastifyServerFactory;
  /** In development: ends the connections of hot reload, which the server would wait for. */
  close?(): Promise<void>;
}

/** The output of the build: the funnel's document to fill, the assets of each page, the module that renders pages. */
export interface PageBuild {
  /** Files that are handed out as they are. */
  readonly clientFolder: string;
  readonly template: string;
  readonly module: PageModule;
  /** The code of a script that other pages load, by its file, before it is given the retailer's colours. */
  readonly readScript: (file: string) => Promise<string>;
  readonly partsOf: (page: PageName) => PageParts;
  /** Those with a document of their own, by name. */
  readonly apps: ReadonlyMap<string, AppBuild>;
  /** In development: a nonce for scripts beside those in the document. */
  readonly nonce?: string;
}

/** The files of a page before any lazy import. */
interface PageParts {
  /** Addresses of its scripts, the entry first. */
  readonly scripts: readonly string[];
  /** Addresses of its style sheets, with their content. */
  readonly styles: ReadonlyMap<string, string>;
}

/** One document, and what it loads. */
export interface AppBuild {
  readonly template: string;
  /** Absent in development, where Vite serves what it loads. */
  readonly folder?: string;
  /** In development, as that of the pages. */
  readonly nonce?: string;
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const FUNNEL = 'funnel/dist';

/** Printed without a stack. */
export class PagesMissing extends Error {}

/** The pages as `npm run build` has left them in the folder of all apps. */
export async function builtPages(folder: string): Promise<PageSource> {
  const build = await loadPageBuild(folder).catch((error) => {
    if (!['ENOENT', 'ERR_MODULE_NOT_FOUND'].includes(error.code)) throw error;
    throw new PagesMissing('The pages are not built. Run npm run build, or start with npm start.');
  });
  const commit = await readFile(path.join(folder, FUNNEL, 'commit'), 'utf8').catch(() => '');
  return { current: async () => build, commit: commit.trim() || undefined };
}

async function loadPageBuild(folder: string): Promise<PageBuild> {
  const funnel = path.join(folder, FUNNEL);
  const clientFolder = path.join(funnel, 'client');
  const read = (file: string) => readFile(path.join(clientFolder, file), 'utf8');
  const manifest: Record<string, ManifestChunk> = JSON.parse(await read('.vite/manifest.json'));
  const module: PageModule = await import(pathToFileURL(path.join(funnel, 'server/render.js')).href);
  const sheets = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  const css = new Map(await Promise.all([...sheets].map(async (file) => [file, await read(file)] as const)));
  function partsOf(page: PageName): PageParts {
    const entry = 'index.html';
    const entries = [entry, `src/routes/${kebabCase(page)}.tsx`];
    const chunks = new Set(entries.flatMap((name) => chunksOf(manifest, name)));
    const scripts = new Set([manifest[entry], ...chunks]);
    const files = [...chunks].flatMap((chunk) => chunk.css ?? []);
    return {
      scripts: [...scripts].flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])),
      styles: new Map(files.map((file) => [`/${file}`, css.get(file) ?? ''])),
    };
  }
  const apps = await Promise.all(
    DOCUMENT_APPS.map(
      async ({ name }) => [name, await loadAppBuild(path.join(folder, name, 'dist'))] as const,
    ),
  );
  return {
    clientFolder,
    template: await read('index.html'),
    module,
    readScript: read,
    partsOf,
    apps: new Map(apps),
  };
}

async function loadAppBuild(folder: string): Promise<AppBuild> {
  return { folder, template: await readFile(path.join(folder, 'index.html'), 'utf8') };
}

/** A chunk and all it imports, what is needed first first: so styles come in the order they are written for. */
function chunksOf(manifest: Record<string, ManifestChunk>, name: string): ManifestChunk[] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no chunk for ${name}`);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported)), chunk];
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
