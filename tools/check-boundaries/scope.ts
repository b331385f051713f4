import type { ESTree } from 'rolldown/utils';
import { forEachChild } from './syntax-tree.ts';

const SCOPES = new Set([
  ...['Program', 'BlockStatement', 'StaticBlock', 'SwitchStatement', 'CatchClause'],
  ...['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'ClassExpression'],
  ...['ForStatement', 'ForInStatement', 'ForOfStatement'],
]);

export const opensScope = (node: ESTree.Node): boolean => SCOPES.has(node.type);

/** The names declared in the node, without inner scopes. */
export function bindingsOf(scope: ESTree.Node): ReadonlySet<string> {
  const names = new Set<string>();
  forEachChild(scope, (child, key) => {
    if (key === 'params' || key === 'param' || (key === 'id' && scope.type.endsWith('Expression')))
      addPattern(child, names);
    else addDeclared(child, names);
  });
  return names;
}

function addDeclared(node: ESTree.Node, names: Set<string>): void {
  switch (node.type) {
    case 'ImportDeclaration':
      for (const { local } of node.specifiers) names.add(local.name);
      return;
    case 'VariableDeclaration':
      for (const { id } of node.declarations) addPattern(id, names);
      return;
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      if (node.id) names.add(node.id.name);
      return;
    case 'ExportNamedDeclaration':
      if (node.declaration) addDeclared(node.declaration, names);
      return;
    case 'SwitchCase':
      for (const each of node.consequent) addDeclared(each, names);
      return;
  }
}

/** `{ a, b: [c = 1, ...d] }` binds a, c and d. */
function addPattern(node: ESTree.Node, names: Set<string>): void {
  switch (node.type) {
    case 'Identifier':
      names.add(node.name);
      return;
    case 'ObjectPattern':
      for (const each of node.properties) addPattern(each, names);
      return;
    case 'Property':
      addPattern(node.value, names);
      return;
    case 'ArrayPattern':
      for (const each of node.elements) if (each) addPattern(each, names);
      return;
    case 'AssignmentPattern':
      addPattern(node.left, names);
      return;
    case 'RestElement':
      addPattern(node.argument, names);
      return;
  }
}
