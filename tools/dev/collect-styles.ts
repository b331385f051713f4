import type { ViteDevServer } from 'vite';

/**
 * The styles of a module and its imports, as elements for the document's head, so that a page is styled before its
 * script loads. Vite's client finds them by id and replaces them on a change.
 */
export async function collectStyles(vite: ViteDevServer, entry: string, nonce: string): Promise<string> {
  const { ssr } = vite.environments;
  const importsOf = new Map<string, readonly string[]>();
  async function transform(url: string): Promise<void> {
    importsOf.set(url, []);
    const result = await ssr.transformRequest(url);
    const node = await ssr.moduleGraph.getModuleByUrl(url);
    // Lazy code has its own styles.
    const imported = [...(node?.importedModules ?? [])].map((each) => each.url);
    const first = imported.filter((each) => !result?.dynamicDeps?.includes(each));
    importsOf.set(url, first);
    await Promise.all(first.filter((each) => !importsOf.has(each)).map(transform));
  }
  await transform(entry);

  const sheets = new Set<string>();
  const seen = new Set<string>();
  function visit(url: string): void {
    if (seen.has(url)) return;
    seen.add(url);
    importsOf.get(url)?.forEach(visit);
    if (/\.css$/.test(url)) sheets.add(url);
  }
  visit(entry);
  const elements = [...sheets].map(async (url) => {
    const file = (await ssr.moduleGraph.getModuleByUrl(url))?.file;
    // In the server's own graph: in the browser's it would be a module without importer, which reloads the whole page.
    const { default: css } = await vite.ssrLoadModule(`${url}?inline`);
    return `<style nonce="${nonce}" data-vite-dev-id="${file}">${css}</style>`;
  });
  return (await Promise.all(elements)).join('');
}
