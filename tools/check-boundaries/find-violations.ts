import { parseFile } from './parse-file.ts';
import { appLayer } from './rule/app-layer.ts';
import { declaredDependency } from './rule/declared-dependency.ts';
import { environmentRead } from './rule/environment-read.ts';
import { fileName } from './rule/file-name.ts';
import { fileSize } from './rule/file-size.ts';
import { importCycle } from './rule/import-cycle.ts';
import { pureFolder } from './rule/pure-folder.ts';
import { silencedCheck } from './rule/silenced-check.ts';
import { syntax } from './rule/syntax.ts';
import { workspaceArrow } from './rule/workspace-arrow.ts';
import type { Rule } from './tree.ts';
import type { SourceFile, Violation } from './violation.ts';
import type { Manifest } from './workspace.ts';

const rules: readonly Rule[] = [
  syntax,
  workspaceArrow,
  pureFolder,
  appLayer,
  importCycle,
  declaredDependency,
  fileName,
  environmentRead,
  fileSize,
  silencedCheck,
];

/** Everything in the tree that breaks a rule of the house, in the order of the files. */
export function findViolations(files: readonly SourceFile[], manifests: readonly Manifest[]): Violation[] {
  const tree = { files: files.map(parseFile), manifests };
  const violations = rules.flatMap((rule) => rule(tree));
  return violations.sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}
