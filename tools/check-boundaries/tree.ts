import type { ParsedFile } from './parse-file.ts';
import type { Violation } from './violation.ts';

/** What a rule looks at: it finds files and the folders of the workspaces, never the disk. */
interface Tree {
  readonly files: readonly ParsedFile[];
  readonly workspaces: readonly string[];
}

export type Rule = (tree: Tree) => Violation[];
