import type { ESTree } from 'rolldown/utils';
import type { NodesOf } from './syntax-tree.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** The whole statement goes away before the file runs; `import { type A }` still loads the module. */
  readonly isType: boolean;
  /** The exported names it takes; empty where it takes the whole module. */
  readonly names: readonly string[];
}

/** Every way in which a script names another module by a literal. */
export function findImports(nodesOf: NodesOf, lineAt: (offset: number) => number): Import[] {
  const found: Import[] = [];
  const add = (source: ESTree.Node | null | undefined, isType = false, names: string[] = []) => {
    const specifier = literalOf(source);
    if (source && specifier !== undefined)
      found.push({ specifier, line: lineAt(source.start), isType, names });
  };
  for (const node of nodesOf('ImportDeclaration'))
    add(node.source, node.importKind === 'type', node.specifiers.flatMap(importedName));
  for (const node of nodesOf('ExportNamedDeclaration')) add(node.source, node.exportKind === 'type');
  for (const node of nodesOf('ExportAllDeclaration')) add(node.source, node.exportKind === 'type');
  for (const node of nodesOf('ImportExpression')) add(node.source);
  for (const node of nodesOf('TSImportType')) add(node.source, true);
  for (const node of nodesOf('TSExternalModuleReference')) add(node.expression);
  for (const node of nodesOf('CallExpression')) if (loadsModule(node.callee)) add(node.arguments[0]);
  return found.sort((a, b) => a.line - b.line);
}

/** `require(…)`, `require.resolve(…)` and `import.meta.resolve(…)`. */
function loadsModule(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'require';
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.name !== 'resolve')
    return false;
  return (
    callee.object.type === 'MetaProperty' ||
    (callee.object.type === 'Identifier' && callee.object.name === 'require')
  );
}

function literalOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string[] {
  if (specifier.type !== 'ImportSpecifier') return [];
  return [specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value];
}
