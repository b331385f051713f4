import { findGlobalUses } from '../find-global-uses.ts';
import { impureGlobals, type PureFolders, pureFolders } from '../house-rules.ts';
import type { ParsedFile } from '../parse-file.ts';
import { resolveImport } from '../resolve-import.ts';
import type { Rule } from '../tree.ts';
import type { Violation } from '../violation.ts';
import { isTest } from '../workspace.ts';

/** Pure folders import only their allowed modules. */
export const pureFolder: Rule = ({ files }) =>
  pureFolders.flatMap((pure) =>
    files
      .filter(({ path }) => isWithin(path, pure.folders))
      .flatMap((file) => [...impureImports(file, pure), ...(pure.noGlobals ? impureUses(file, pure) : [])]),
  );

function impureImports({ path, imports }: ParsedFile, pure: PureFolders): Violation[] {
  const allowed = [
    ...pure.packages,
    ...(pure.packagesOfFile?.[path] ?? []),
    ...(isTest(path) ? pure.testPackages : []),
  ];
  const isAllowed = (specifier: string) => {
    const target = resolveImport(path, specifier);
    if (target.kind === 'package') return allowed.includes(target.name);
    return target.kind === 'file' && (!pure.closed || isTest(path) || isWithin(target.path, pure.folders));
  };
  return imports
    .filter(({ specifier }) => !isAllowed(specifier))
    .map(({ specifier, line }) => ({
      path,
      line,
      rule: 'purity',
      message: `imports '${specifier}', but ${pure.advice}`,
    }));
}

function impureUses(file: ParsedFile, pure: PureFolders): Violation[] {
  return findGlobalUses(file, impureGlobals).map(({ name, line }) => ({
    path: file.path,
    line,
    rule: 'purity',
    message: `uses ${name}, but ${pure.advice}`,
  }));
}

const isWithin = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path.startsWith(`${folder}/`));
