import { fetchFiles } from './fetch-files.ts';

/** This code is itself one of the files that it loads: their folder has the address of the app. */
const { url: ownUrl } = import.meta;

/**
 * Loads a chunk of code with everything that it needs. The build writes a call of it around every `import()`, in place of
 * Vite's own helper (fetch-chunks.ts), hence the name.
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const urls = files.map((file) => new URL(`../${file}`, ownUrl).href);
  await fetchFiles(urls.filter(isMissing));
  await Promise.all(urls.filter(isMissing).map(link));
  return load();
}

/** Neither the document nor an earlier chunk has brought it. */
function isMissing(url: string): boolean {
  const linked = [...document.querySelectorAll('link')].map(({ href }) => href);
  const written = [...document.querySelectorAll<HTMLElement>('template[data-file]')].map(
    ({ dataset }) => dataset['file'],
  );
  return !linked.includes(url) && !written.includes(new URL(url).pathname);
}

/** Waits for styles alone: code is waited for by its import, also where a browser knows no modulepreload. */
async function link(url: string): Promise<void> {
  const isStyle = url.endsWith('.css');
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  const element = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href: url });
  document.head.append(element);
  if (!isStyle) return;
  await new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
  });
}
