import type { ParsedFile } from './parse-file.ts';
import type { Violation } from './violation.ts';
import type { Manifest } from './workspace.ts';

/** What a rule looks at: it finds files and manifests, never the disk. */
interface Tree {
  readonly files: readonly ParsedFile[];
  readonly manifests: readonly Manifest[];
}

export type Rule = (tree: Tree) => Violation[];
