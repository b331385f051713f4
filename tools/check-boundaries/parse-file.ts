import { type ESTree, parseSync } from 'rolldown/utils';
import { findCssImports } from './find-css-imports.ts';
import { findImports, type Import } from './find-imports.ts';
import { indexNodes, type NodesOf } from './syntax-tree.ts';
import type { SourceFile } from './violation.ts';

export interface ParsedFile extends SourceFile {
  readonly imports: readonly Import[];
  /** Absent if the file is not a script. */
  readonly program?: ESTree.Program;
  readonly comments: readonly { readonly value: string; readonly start: number }[];
  readonly lineAt: (offset: number) => number;
  readonly nodesOf: NodesOf;
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

export function parseFile(file: SourceFile): ParsedFile {
  const { path, text } = file;
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  if (!SCRIPT.test(path)) {
    const imports = path.endsWith('.css') ? findCssImports(text, lineAt) : [];
    return { ...file, imports, comments: [], lineAt, nodesOf: () => [] };
  }
  const { program, comments } = parseSync(path, text);
  const nodesOf = indexNodes(program);
  const imports = findImports(nodesOf, lineAt);
  return { ...file, imports, program, comments, lineAt, nodesOf };
}
