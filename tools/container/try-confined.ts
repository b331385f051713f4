import { step } from '../step.ts';
import { buildah } from './buildah.ts';
import type { ImageSettings } from './image-settings.ts';
import { startContainer } from './running-container.ts';
import { makeVolume } from './volume.ts';
import { SETTINGS, walkInChromium } from './walk-in-chromium.ts';

/** What writes files, which is what a read-only root folder could get in the way of. */
const WALK = ['floor-plan'];

/** Runs the image as process 1, without any capability, on a root folder that cannot be written to. */
export async function tryConfined(container: string, image: ImageSettings): Promise<void> {
  const volume = await makeVolume(image);
  const command = [
    ...['unshare', '--mount', '--pid', '--fork', '--kill-child', 'tools/container/run-confined.sh'],
    ...[await buildah('mount', container), volume, image.volume],
    ...[`${image.uid}:${image.gid}`, image.folder, ...image.command],
  ];
  // Also what confines it is found by this path.
  const PATH = `${image.environment['PATH']}:/usr/sbin:/sbin`;
  const product = await step(
    'start read-only, as process 1',
    () => startContainer(command, image, { ...image.environment, ...SETTINGS, PATH }),
    () => 'ready, without any capability',
  );
  await step('walk in Chromium', () => walkInChromium(product.url, volume, WALK));
  await step('stop', product.stop);
}
