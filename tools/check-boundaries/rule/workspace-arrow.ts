import type { Import } from '../find-imports.ts';
import { arrows } from '../house-rules.ts';
import { resolveImport } from '../resolve-import.ts';
import type { Rule } from '../tree.ts';
import { workspaceOf } from '../workspace.ts';

/** Imports between workspaces follow the arrows, and use the package's name. */
export const workspaceArrow: Rule = ({ files, workspaces }) =>
  files.flatMap(({ path, imports }) =>
    imports.flatMap((each) => {
      const message = wrongWith(path, each, workspaces);
      return message ? [{ path, line: each.line, rule: 'arrow', message }] : [];
    }),
  );

function wrongWith(path: string, { specifier }: Import, workspaces: readonly string[]): string | undefined {
  const own = workspaceOf(path, workspaces);
  const target = resolveImport(path, specifier);
  if (target.kind === 'file') {
    if (workspaceOf(target.path, workspaces) === own && !target.path.startsWith('..')) return undefined;
    return `'${specifier}' leaves ${own || 'the root'}: import a package by its name`;
  }
  if (target.kind === 'node' || !target.name.startsWith('@funnel/')) return undefined;
  const allowed = arrows[own];
  if (!allowed) return `${own || 'the root'} has no arrows: state in house-rules.ts what it may import`;
  if (allowed.some((each) => specifier === each || specifier.startsWith(`${each}/`))) return undefined;
  const may = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no workspace, and itself by path';
  return `${own} may import ${may}, not '${specifier}': move what is needed, or pass it in`;
}
