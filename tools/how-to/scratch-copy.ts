import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const OWN = '@funnel';

/** A copy of every file of the project. Installed packages are links; the project's own packages are those of the copy. */
export function makeScratchCopy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'how-to-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean))
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  linkPackages('.', folder);
  for (const workspace of workspaces()) linkPackages(workspace, folder);
  // Tests list files with git.
  execFileSync('git', ['init', '-q'], { cwd: folder });
  execFileSync('git', ['add', '-A'], { cwd: folder });
  return folder;
}

export function removeScratchCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function workspaces(): string[] {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)),
  );
}

function linkPackages(workspace: string, folder: string): void {
  const installed = path.join(root, workspace, 'node_modules');
  const copied = path.join(folder, workspace, 'node_modules');
  for (const name of namesIn(installed)) {
    if (name !== OWN) {
      mkdirSync(copied, { recursive: true });
      symlinkSync(path.join(installed, name), path.join(copied, name));
      continue;
    }
    // Relative links: they lead to the workspaces of the copy.
    cpSync(path.join(installed, name), path.join(copied, name), { recursive: true, verbatimSymlinks: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
