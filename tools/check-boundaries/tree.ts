import type { ParsedFile } from './parse-file.ts';
import type { Violation } from './violation.ts';

/** The input of a rule: files and workspace folders, without access to the disk. */
interface Tree {
  readonly files: readonly ParsedFile[];
  readonly workspaces: readonly string[];
}

export type Rule = (tree: Tree) => Violation[];
