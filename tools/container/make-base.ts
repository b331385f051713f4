import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildah, deriveImage, hasImage, root, run } from './buildah.ts';

const DEBIAN = 'trixie';
/** Removed from the Debian image: lists and archives of apt, manuals, translations. Licences stay. */
const SLIM = `
  rm -rf var/lib/apt/lists/* var/cache/apt/* usr/share/man/* usr/share/info/* usr/share/locale/*
  find usr/share/doc -type f ! -name copyright -delete`;

/** A minimal Debian, from packages only, without an image registry. */
export async function makeBase(name: string): Promise<string> {
  if (await hasImage(name)) return 'is there';
  const folder = await mkdtemp(path.join(tmpdir(), 'debian-'));
  try {
    const tree = path.join(folder, 'tree');
    const archive = path.join(folder, 'tree.tar');
    await run(['debootstrap', '--variant=minbase', DEBIAN, tree]);
    await run(['sh', '-ec', `cd '${tree}'; ${SLIM}; tar -cf '${archive}' .`]);
    await deriveImage('scratch', name, (container) => buildah('add', '--quiet', container, archive, '/'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return `Debian ${DEBIAN}`;
}

/** The build base with Node and npm: the project's Node, and the current npm. */
export async function makeBuildBase(base: string, name: string): Promise<string> {
  const npm = path.resolve(await realpath(process.env['npm_execpath'] ?? ''), '../..');
  const node = await realpath(path.join(root, 'node_modules/.bin/node'));
  await deriveImage(base, name, async (container) => {
    await buildah('copy', '--quiet', container, node, '/usr/local/bin/node');
    await buildah('copy', '--quiet', container, npm, '/usr/local/lib/node_modules/npm');
    const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'];
    await buildah('run', '--isolation', 'chroot', container, ...link);
  });
  return `with Node ${process.versions.node}`;
}
