import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOCUMENT_APPS } from '@funnel/contract/page/browser-apps';
import type { PageModule } from '@funnel/contract/page/page-module';
import type { PageName } from '@funnel/contract/page/page-path';
import type { FastifyServerFactory } from 'fastify';

/** The source of the pages: built once, or in development rebuilt after each change. */
export interface PageSource {
  /** The same object while nothing has changed. */
  current(): Promise<PageBuild>;
  /** The commit of the sources, if known. */
  readonly commit?: string | undefined;
  /** In development: an HTTP server that also serves Vite's output. */
  readonly serverFactory?: FastifyServerFactory;
  /** In development: closes the connections of hot reload, which would block shutdown. */
  close?(): Promise<void>;
}

/** The output of the build: the funnel's template, the assets of each page, the module that renders pages. */
export interface PageBuild {
  /** Files that are served unchanged. */
  readonly clientFolder: string;
  readonly template: string;
  readonly module: PageModule;
  /** The code of an embeddable script by file name, before the retailer's colours are filled in. */
  readonly readScript: (file: string) => Promise<string>;
  readonly partsOf: (page: PageName) => PageParts;
  /** The apps with their own document, by name. */
  readonly apps: ReadonlyMap<string, AppBuild>;
  /** In development: a nonce for additional scripts. */
  readonly nonce?: string;
}

/** The files of a page without lazy imports. */
interface PageParts {
  /** Addresses of its scripts, the entry first. */
  readonly scripts: readonly string[];
  /** Addresses of its style sheets, with their content. */
  readonly styles: ReadonlyMap<string, string>;
}

/** One document and its files. */
export interface AppBuild {
  readonly template: string;
  /** Absent in development, where Vite serves the files. */
  readonly folder?: string;
  /** In development, as for the pages. */
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

/** The pages as built by `npm run build`. */
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

/** A chunk and its imports, dependencies first, so that styles are in cascade order. */
function chunksOf(manifest: Record<string, ManifestChunk>, name: string): ManifestChunk[] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no chunk for ${name}`);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported)), chunk];
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
