import type { ESTree } from 'rolldown/utils';
import type { ParsedFile } from './parse-file.ts';
import { bindingsOf, opensScope } from './scope.ts';
import { forEachChild } from './syntax-tree.ts';

export interface GlobalUse {
  readonly name: string;
  readonly line: number;
}

const TYPES_ONLY = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments', 'implements']);

/**
 * Uses of globals (`fetch`) or members of globals (`Date.now`) as values: not in types, and not if shadowed by a
 * parameter or variable. The current time counts as `Date.now` too.
 */
export function findGlobalUses({ program, lineAt }: ParsedFile, globals: ReadonlySet<string>): GlobalUse[] {
  const found: GlobalUse[] = [];
  const visit = (node: ESTree.Node, scopes: readonly ReadonlySet<string>[]) => {
    const inner = opensScope(node) ? [...scopes, bindingsOf(node)] : scopes;
    const isGlobal = (name: string) => !inner.some((scope) => scope.has(name));
    const name = usedGlobal(node, isGlobal);
    if (name && globals.has(name)) found.push({ name, line: lineAt(node.start) });
    forEachChild(node, (child, key) => {
      if (!TYPES_ONLY.has(key) && !isMereName(node, key)) visit(child, inner);
    });
  };
  if (program) visit(program, []);
  return found;
}

function usedGlobal(node: ESTree.Node, isGlobal: (name: string) => boolean): string | undefined {
  if (node.type === 'Identifier') return isGlobal(node.name) ? node.name : undefined;
  if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && isGlobal(node.object.name)) {
    const { property } = node;
    if (property.type === 'Identifier') return `${node.object.name}.${property.name}`;
    if (property.type === 'Literal') return `${node.object.name}.${property.value}`;
  }
  if (node.type === 'CallExpression' || (node.type === 'NewExpression' && node.arguments.length === 0)) {
    const { callee } = node;
    if (callee.type === 'Identifier' && callee.name === 'Date' && isGlobal('Date')) return 'Date.now';
  }
  return undefined;
}

/** A name that is not a value: of a member, a property, a type. */
function isMereName(parent: ESTree.Node, key: string): boolean {
  switch (parent.type) {
    case 'MemberExpression':
      return key === 'property' && !parent.computed;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return key === 'key' && !parent.computed;
    case 'ImportSpecifier':
    case 'ExportSpecifier':
      return key === 'imported' || key === 'exported';
    case 'ExportNamedDeclaration':
      return parent.source !== null;
    case 'MetaProperty':
    case 'LabeledStatement':
      return key !== 'body';
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSDeclareFunction':
      return true;
    default:
      return false;
  }
}
