import type { Import } from '../find-imports.ts';
import { resolveImport } from '../resolve-import.ts';
import type { Rule } from '../tree.ts';
import { isConfigOfTool, isTest, type Manifest, workspaceOf } from '../workspace.ts';

/** A workspace imports only what its own package.json declares, and runs without its devDependencies. */
export const declaredDependency: Rule = ({ files, manifests }) =>
  files.flatMap(({ path, imports }) =>
    imports.flatMap((each) => {
      const message = wrongWith(path, each, manifests);
      return message ? [{ path, line: each.line, rule: 'dependency', message }] : [];
    }),
  );

function wrongWith(path: string, each: Import, manifests: readonly Manifest[]): string | undefined {
  const target = resolveImport(path, each.specifier);
  if (target.kind !== 'package') return undefined;
  const { name } = target;
  const own = workspaceOf(path, manifests);
  const root = manifests.find(({ folder }) => folder === '');
  if ([own.dependencies, own.optionalDependencies, own.peerDependencies].some((list) => list?.[name]))
    return undefined;
  if (isTest(path) && root?.devDependencies?.[name]) return undefined;
  const file = own.folder === '' ? 'package.json' : `${own.folder}/package.json`;
  const asDevDependency =
    own.devDependencies?.[name] ?? (each.isType && own.devDependencies?.[typesOf(name)]);
  if (!asDevDependency) return `'${name}' is not declared: add it to ${file}`;
  if (each.isType || isTest(path) || isConfigOfTool(path) || !isShipped(own)) return undefined;
  return `'${name}' is a devDependency: move it to the dependencies of ${file}, or import its type only`;
}

const isShipped = ({ folder }: Manifest): boolean => /^(packages|apps)\//.test(folder);

const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;
