import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/**
 * The styles of all that a module imports, as elements for the document's head. So a page has its looks before its script
 * is there. Vite's client knows them by their id and replaces them when they change.
 */
export async function collectStyles(vite: ViteDevServer, entry: string, nonce: string): Promise<string> {
  const { moduleGraph } = vite.environments.ssr;
  const files = new Map<string, string>();
  const seen = new Set<EnvironmentModuleNode>();
  function visit(node: EnvironmentModuleNode | undefined): void {
    if (!node || seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) visit(imported);
    if (node.file && /\.css$/.test(node.file)) files.set(node.file, node.url);
  }
  visit(await moduleGraph.getModuleByUrl(entry));
  const elements = [...files].map(async ([file, url]) => {
    // By the server's own graph: in the browser's it would be a module without importer, which reloads the whole page.
    const { default: css } = await vite.ssrLoadModule(`${url}?inline`);
    return `<style nonce="${nonce}" data-vite-dev-id="${file}">${css}</style>`;
  });
  return (await Promise.all(elements)).join('');
}
