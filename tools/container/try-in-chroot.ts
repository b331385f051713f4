import { existsSync } from 'node:fs';
import path from 'node:path';
import { step } from '../step.ts';
import { buildahCommand, run } from './buildah.ts';
import type { ImageSettings } from './image-settings.ts';
import { startContainer } from './running-container.ts';
import { makeVolume } from './volume.ts';
import { SETTINGS, walkInChromium } from './walk-in-chromium.ts';

/** Pages, database, passwords and mails. */
const WALK = ['short-funnel', 'long-funnel', 'customer-account'];
const NOBODY_LISTENS = '64999';

/** Runs the image in a chroot, with the network and the processes of this machine. */
export async function tryInChroot(container: string, image: ImageSettings): Promise<void> {
  const volume = await makeVolume(image);
  function command(
    volumes: Record<string, string>,
    settings: Record<string, string>,
    program: readonly string[],
  ) {
    const mounts = Object.entries(volumes).flatMap(([place, folder]) => ['--volume', `${folder}:${place}`]);
    const environment = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    return buildahCommand('run', '--isolation', 'chroot', ...mounts, ...environment, container, ...program);
  }

  const product = await step(
    'start with an empty volume',
    () => startContainer(command({ [image.volume]: volume }, SETTINGS, image.command), image),
    () => `ready, as user ${image.uid}`,
  );
  await step('health check', async () => {
    await run(command({}, { PORT: new URL(product.url).port }, image.healthCheck));
    const complaint = await run(command({}, { PORT: NOBODY_LISTENS }, image.healthCheck)).catch(
      () => 'fails',
    );
    if (complaint !== 'fails')
      throw new Error('The health check is content with a port where nobody listens.');
    return 'healthy; unhealthy where nobody answers';
  });
  await step('walk in Chromium', () => walkInChromium(product.url, volume, WALK));
  await step('a second one by DATABASE_URL', async () => {
    const other = await makeVolume(image);
    const volumes = { [image.volume]: other, '/first': volume };
    const DATABASE_URL = 'postgres://postgres@localhost/postgres?host=/first/postgres-socket';
    const second = await startContainer(
      command(volumes, { ...SETTINGS, DATABASE_URL }, image.command),
      image,
    );
    if (existsSync(path.join(other, 'postgres-18'))) throw new Error('It has started a Postgres of its own.');
    return second.stop();
  });
  await step('stop', product.stop);
}
