import { parseFile } from './parse-file.ts';
import { appLayer } from './rule/app-layer.ts';
import { fileName } from './rule/file-name.ts';
import { pureFolder } from './rule/pure-folder.ts';
import { uncheckedFile } from './rule/unchecked-file.ts';
import { workspaceArrow } from './rule/workspace-arrow.ts';
import type { Rule } from './tree.ts';
import type { SourceFile, Violation } from './violation.ts';

const rules: readonly Rule[] = [workspaceArrow, pureFolder, appLayer, fileName, uncheckedFile];

/** All violations of house rules in the tree, in the order of the files. */
export function findViolations(files: readonly SourceFile[], workspaces: readonly string[]): Violation[] {
  const tree = { files: files.map(parseFile), workspaces };
  const violations = rules.flatMap((rule) => rule(tree));
  return violations.sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}
