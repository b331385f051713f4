import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageModule } from '@funnel/contract/page/page-module';
import type { PageName } from '@funnel/contract/page/page-path';

/** What the build of the funnel left behind: the document to fill, the styles, the module that renders pages. */
export interface PageBuild {
  readonly clientFolder: string;
  readonly template: string;
  readonly css: string;
  /** The document of the demo page. */
  readonly demo: string;
  readonly module: PageModule;
  readonly customerArea: CustomerAreaBuild;
  /** The scripts that a page needs beside the entry, so that they can be asked for early. */
  readonly preloads: (page: PageName) => readonly string[];
}

/** The customer area is drawn by the browser alone: one document, and what it loads. */
export interface CustomerAreaBuild {
  readonly folder: string;
  readonly template: string;
}

/** Where the build of each app lies. */
export interface BuildFolders {
  readonly funnel: string;
  readonly customer: string;
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export async function loadPageBuild({ funnel, customer }: BuildFolders): Promise<PageBuild> {
  const clientFolder = path.join(funnel, 'client');
  const read = (file: string) => readFile(path.join(clientFolder, file), 'utf8');
  const manifest: Record<string, ManifestChunk> = JSON.parse(await read('.vite/manifest.json'));
  const styles = Object.entries(manifest).filter(([name]) => name.endsWith('.css'));
  const css = (await Promise.all(styles.map(([, chunk]) => read(chunk.file)))).join('');
  const module: PageModule = await import(pathToFileURL(path.join(funnel, 'server/render.js')).href);
  const preloads = (page: PageName) => filesOf(manifest, `src/routes/${kebabCase(page)}.tsx`);
  const [template, demo] = await Promise.all([read('index.html'), read('demo.html')]);
  const customerArea = {
    folder: customer,
    template: await readFile(path.join(customer, 'index.html'), 'utf8'),
  };
  return { clientFolder, template, demo, css, module, customerArea, preloads };
}

function filesOf(manifest: Record<string, ManifestChunk>, name: string): string[] {
  const chunk = manifest[name];
  if (!chunk) return [];
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported))];
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
