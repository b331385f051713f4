import { onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { callPlaces } from '../http/call-places.ts';
import { createApp } from '../wiring/app.ts';
import type { useTestApp } from './test-app.ts';

/** A second server on the same database, until the test ends. Returns its origin. */
export async function secondServer(app: ReturnType<typeof useTestApp>): Promise<string> {
  const config = readConfig({ DATA_DIR: app.dataDir });
  const second = await createApp({ config, services: app.services, places: callPlaces() });
  onTestFinished(async () => void (await second.close()));
  return second.listen({ port: 0, host: '127.0.0.1' });
}
