import '@funnel/node-guard';
import path from 'node:path';
import { findViolations } from './find-violations.ts';
import { readTree } from './read-tree.ts';

const { files, workspaces } = readTree(path.resolve(import.meta.dirname, '../..'));
const violations = findViolations(files, workspaces);
for (const { path: file, line, rule, message } of violations)
  console.error(`${file}:${line} ${rule}: ${message}`);
if (violations.length > 0) {
  console.error(`${violations.length} violations in ${files.length} files.`);
  process.exitCode = 1;
} else {
  console.log(`${files.length} files keep the rules of the house.`);
}
