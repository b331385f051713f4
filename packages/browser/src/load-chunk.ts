import { fetchFiles } from './fetch-files.ts';

/** This code is itself in the folder of the files that it loads. */
const { url: ownUrl } = import.meta;

/**
 * Loads a chunk with its dependencies. The build wraps every `import()` in it, instead of Vite's own helper
 * (fetch-chunks.ts), hence the name.
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const urls = files.map((file) => new URL(`../${file}`, ownUrl).href);
  await fetchFiles(urls.filter(isMissing));
  await Promise.all(urls.filter(isMissing).map(link));
  return load();
}

/** Not yet loaded by the document or an earlier chunk. */
function isMissing(url: string): boolean {
  const linked = [...document.querySelectorAll('link')].map(({ href }) => href);
  const written = [...document.querySelectorAll<HTMLElement>('template[data-file]')].map(
    ({ dataset }) => dataset['file'],
  );
  return !linked.includes(url) && !written.includes(new URL(url).pathname);
}

/** Waits only for styles: code is awaited by its import, also in browsers without modulepreload. */
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
