import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { serveParentPage } from './parent-page.ts';
import { runServer } from './run-server.ts';

/**
 * The product with its own Postgres and an empty data folder. Or a running one at PRODUCT_URL, such as in a container,
 * with its database's PRODUCT_SOCKET: there only tests without a retailer's page run.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env['PRODUCT_URL']) return async () => {};
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'funnel-e2e-'));
  await chmod(dataDir, 0o755);
  const [parent, stranger] = await Promise.all([serveParentPage(), serveParentPage()]);
  const server = await runServer({
    DATA_DIR: dataDir,
    UNLIMITED_CLIENTS: '127.0.0.0/8',
    // So that a test can act as another client.
    TRUST_PROXY: '1',
    PARENT_ORIGINS: `${parent.origin},${parent.origin.replace('localhost', '*.shop.localhost')}`,
    SITE_URL: parent.origin,
  });
  process.env['PRODUCT_URL'] = server.url;
  process.env['PRODUCT_SOCKET'] = path.join(dataDir, 'postgres-socket');
  process.env['PARENT_URL'] = parent.origin;
  process.env['STRANGER_URL'] = stranger.origin;
  return async () => {
    parent.close();
    stranger.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
