import type { ESTree } from 'rolldown/utils';
import type { NodesOf } from './syntax-tree.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** Every import of a script by a literal. */
export function findImports(nodesOf: NodesOf, lineAt: (offset: number) => number): Import[] {
  const found: Import[] = [];
  const add = (source: ESTree.Node | null | undefined) => {
    const specifier = literalOf(source);
    if (source && specifier !== undefined) found.push({ specifier, line: lineAt(source.start) });
  };
  for (const node of nodesOf('ImportDeclaration')) add(node.source);
  for (const node of nodesOf('ExportNamedDeclaration')) add(node.source);
  for (const node of nodesOf('ExportAllDeclaration')) add(node.source);
  for (const node of nodesOf('ImportExpression')) add(node.source);
  for (const node of nodesOf('TSImportType')) add(node.source);
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
