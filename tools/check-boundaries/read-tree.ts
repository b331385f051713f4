import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './violation.ts';

const SOURCE = /\.([cm]?[jt]sx?|css|sql)$/;
/** Files that are not written by hand: dependencies, build output, run-time data, static files. */
const PASSED_OVER = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report', 'public']);

/** Needs no git, so that it works in an unpacked archive too. */
export function readTree(root: string): { files: SourceFile[]; workspaces: string[] } {
  const files: SourceFile[] = [];
  const workspaces: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const place = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && !PASSED_OVER.has(entry.name)) visit(place);
      } else if (entry.name === 'package.json') {
        workspaces.push(folder);
      } else if (entry.isFile() && SOURCE.test(entry.name)) {
        files.push({ path: place, text: readFileSync(path.join(root, place), 'utf8') });
      }
    }
  };
  visit('');
  return { files, workspaces };
}
