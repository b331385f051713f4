import path from 'node:path';
import { run } from './buildah.ts';

/** For browser tests: they are many visitors at one address, distinguished by a header. */
export const SETTINGS = { PORT: '0', UNLIMITED_CLIENTS: '127.0.0.0/8', TRUST_PROXY: '1' };

/** Runs browser tests against a running product, whose volume has its database. */
export async function walkInChromium(url: string, volume: string, tests: readonly string[]): Promise<string> {
  const walk = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', ...tests];
  const socket = path.join(volume, 'postgres-socket');
  const output = await run(walk, { ...process.env, PRODUCT_URL: url, PRODUCT_SOCKET: socket });
  return /\d+ passed.*/.exec(output)?.[0] ?? output;
}
