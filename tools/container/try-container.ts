import '@funnel/node-guard';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { step, stepTable } from '../step.ts';
import { buildImage, checkPackages, checkSize } from './build-image.ts';
import { buildah } from './buildah.ts';
import { readImageSettings } from './image-settings.ts';
import { makeBase, makeBuildBase } from './make-base.ts';
import { killSurvivors } from './process-tree.ts';
import { tryConfined } from './try-confined.ts';
import { tryInChroot } from './try-in-chroot.ts';
import { removeVolumes } from './volume.ts';

/**
 * Builds and tests the image, without an image registry and without a container engine: `npm run container`. Needs
 * root, buildah and debootstrap. `-- --base=<image>` uses that base instead of a bootstrapped Debian.
 */

const IMAGE = 'localhost/kitchen-funnel';
const OWN_BASE = 'localhost/kitchen-funnel-base';
const BUILD_BASE = 'localhost/kitchen-funnel-build-base';

const { base } = parseArgs({ options: { base: { type: 'string', default: OWN_BASE } } }).values;

function requirePrograms(): void {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const isThere = (name: string) => folders.some((folder) => existsSync(path.join(folder, name)));
  if (process.getuid?.() === 0 && ['buildah', 'debootstrap'].every(isThere)) return;
  console.error(
    'This needs root, buildah and debootstrap: on Debian, "apt-get install buildah debootstrap".',
  );
  process.exit(1);
}

async function tryImage(): Promise<void> {
  const container = await buildah('from', '--pull-never', IMAGE);
  try {
    const image = await readImageSettings(IMAGE);
    await step('no dev packages', () => checkPackages(container));
    await tryInChroot(container, image);
    await tryConfined(container, image);
  } finally {
    killSurvivors();
    await buildah('rm', container);
    await removeVolumes();
  }
}

requirePrograms();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    killSurvivors();
    process.exit(1);
  });
try {
  if (base === OWN_BASE) await step('base', () => makeBase(OWN_BASE));
  await step('base to build in', () => makeBuildBase(base, BUILD_BASE));
  await step(
    'build',
    () => buildImage(IMAGE, base, BUILD_BASE),
    () => IMAGE,
  );
  await step('size', () => checkSize(IMAGE));
  await tryImage();
  console.log(`\n${stepTable()}\n\nThe image is good.`);
} catch (error) {
  const { message, stdout = '' } = error as Error & { stdout?: string };
  console.error(`\n${stepTable()}\n\n${message}\n${stdout}`);
  process.exit(1);
}
