import { existsSync } from 'node:fs';
import path from 'node:path';
import { TOOLS } from '../production/production-packages.ts';
import { buildah, run } from './buildah.ts';

const MAX_MEGABYTES = 400;

/** The local names of the proxy's certificate and the registry's settings, which the build takes as secrets. */
function secrets(): string[] {
  const files = { ca: process.env['NODE_EXTRA_CA_CERTS'], npmrc: process.env['npm_config_userconfig'] };
  return Object.entries(files).flatMap(([id, file]) =>
    file && existsSync(file) ? ['--secret', `id=${id},src=${file}`] : [],
  );
}

export async function buildImage(name: string, base: string, buildBase: string): Promise<void> {
  const commit = await run(['git', 'rev-parse', 'HEAD']);
  await buildah(
    // Images in OCI format have no health check.
    ...['bud', '--isolation', 'chroot', '--format', 'docker', '--tag', name],
    ...['--build-arg', `BASE=${base}`, '--build-arg', `BUILD_BASE=${buildBase}`],
    ...['--build-arg', `COMMIT=${commit}`],
    ...secrets(),
    ...['--file', 'Containerfile', '.'],
  );
  // The image of the last run.
  await buildah('rmi', '--prune');
}

/** Fails if the image is too large. */
export async function checkSize(name: string): Promise<string> {
  const size = await buildah('images', '--format', '{{.Size}}', name);
  const [, number, unit] = /^([\d.]+) (MB|GB)$/.exec(size) ?? [];
  const megabytes = Number(number) * (unit === 'GB' ? 1000 : 1);
  if (!(megabytes < MAX_MEGABYTES))
    throw new Error(`The image has ${size}, and may have ${MAX_MEGABYTES} MB.`);
  return `${size} of ${MAX_MEGABYTES} MB`;
}

/** Fails if a container has development dependencies. */
export async function checkPackages(container: string): Promise<string> {
  const modules = path.join(await buildah('mount', container), 'app/node_modules');
  const found = TOOLS.filter((name) => existsSync(path.join(modules, name)));
  if (found.length > 0) throw new Error(`The image holds ${found.join(', ')}.`);
  return `none of ${TOOLS.length}`;
}
