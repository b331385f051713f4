import { step } from '../step.ts';
import { buildah } from './buildah.ts';
import type { ImageSettings } from './image-settings.ts';
import { startContainer } from './running-container.ts';
import { makeVolume } from './volume.ts';
import { SETTINGS, walkInChromium } from './walk-in-chromium.ts';

/** Features that write files, which a read-only root folder could break. */
const WALK = ['floor-plan'];

/** Runs the image as process 1, without capabilities, on a read-only root folder. */
export async function tryConfined(container: string, image: ImageSettings): Promise<void> {
  const volume = await makeVolume(image);
  const command = [
    ...['unshare', '--mount', '--pid', '--fork', '--kill-child', 'tools/container/run-confined.sh'],
    ...[await buildah('mount', container), volume, image.volume],
    ...[`${image.uid}:${image.gid}`, image.folder, ...image.command],
  ];
  // The confining program is also found by this path.
  const PATH = `${image.environment['PATH']}:/usr/sbin:/sbin`;
  const product = await step(
    'start read-only, as process 1',
    () => startContainer(command, image, { ...image.environment, ...SETTINGS, PATH }),
    () => 'ready, without any capability',
  );
  await step('walk in Chromium', () => walkInChromium(product.url, volume, WALK));
  await step('stop', product.stop);
}
