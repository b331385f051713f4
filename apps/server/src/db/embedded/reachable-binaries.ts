import { chmod, copyFile, link, mkdir, readdir, readlink, realpath, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { closedFolder, grants } from './closed-folder.ts';
import type { DatabaseUser } from './database-user.ts';
import { placeFolder } from './place-folder.ts';
import { linkLibraries, postgresPackageVersion } from './postgres-package.ts';

/**
 * The folder with initdb and postgres that the database user can run: inside the package, or a copy in the data folder
 * if the package is in a closed folder (a clone under /root) or read-only.
 */
export async function reachableBinaries(
  packageFolder: string,
  root: string,
  user: DatabaseUser,
): Promise<string> {
  const original = await realpath(packageFolder);
  if ((await isOpenTo(user, original)) && (await hasLibraries(original)))
    return join(original, 'native', 'bin');

  const copy = join(root, `postgres-binaries-${await postgresPackageVersion(original)}`);
  if (!(await stat(copy).catch(() => undefined))) {
    await placeFolder(copy, async (folder) => {
      await chmod(folder, 0o755);
      await copyTree(join(original, 'native'), join(folder, 'native'));
      await linkLibraries(folder);
    });
  }
  return join(copy, 'native', 'bin');
}

async function isOpenTo(user: DatabaseUser, packageFolder: string): Promise<boolean> {
  if (!user.isSomebodyElse) return true;
  const bin = join(packageFolder, 'native', 'bin');
  if ((await closedFolder(bin, user)) !== undefined) return false;
  return grants(await stat(join(bin, 'postgres')), user, 0o5);
}

function hasLibraries(packageFolder: string): Promise<boolean> {
  return linkLibraries(packageFolder).then(
    () => true,
    () => false,
  );
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await copyReadable(source, target);
  }
}

async function copyReadable(source: string, target: string): Promise<void> {
  const { mode } = await stat(source);
  const readable = mode | ((mode & 0o500) >> 3) | ((mode & 0o500) >> 6);
  // A hard link shares the mode of the original, which must not change.
  const linked =
    readable === mode &&
    (await link(source, target).then(
      () => true,
      () => false,
    ));
  if (linked) return;
  await copyFile(source, target);
  await chmod(target, readable);
}
