import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');

/** Images and containers are in a folder of the project, separate from others of this machine. */
const storage = path.join(root, '.cache/container');
const BUILDAH = [
  ...['buildah', '--storage-driver', 'vfs'],
  ...['--root', path.join(storage, 'images'), '--runroot', path.join(storage, 'run')],
] as const;

/** Runs a program to its end; fails with its output. */
export async function run(command: readonly string[], environment = process.env): Promise<string> {
  const [program = '', ...args] = command;
  const options = { cwd: root, env: environment, maxBuffer: 2 ** 28 };
  const { stdout } = await promisify(execFile)(program, args, options);
  return stdout.trim();
}

export function buildahCommand(...args: string[]): string[] {
  return [...BUILDAH, ...args];
}

export function buildah(...args: string[]): Promise<string> {
  return run(buildahCommand(...args));
}

export async function hasImage(name: string): Promise<boolean> {
  return (await buildah('images', '--format', '{{.Name}}:{{.Tag}}')).split('\n').includes(`${name}:latest`);
}

/** Makes an image from another one, by applying `change` to a container of it. */
export async function deriveImage(
  from: string,
  name: string,
  change: (container: string) => Promise<unknown>,
): Promise<void> {
  const container = await buildah('from', from);
  try {
    await change(container);
    await buildah('commit', '--quiet', container, name);
  } finally {
    await buildah('rm', container);
  }
}
