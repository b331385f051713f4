import type { ESTree } from 'rolldown/utils';

type NodeType = ESTree.Node['type'];
type NodeOf<T extends NodeType> = Extract<ESTree.Node, { type: T }>;

/** All nodes of one type, in the order of the text. */
export type NodesOf = <T extends NodeType>(type: T) => readonly NodeOf<T>[];

/** Walks the tree once, so that each rule gets only its nodes. */
export function indexNodes(program: ESTree.Program): NodesOf {
  const byType = new Map<string, ESTree.Node[]>();
  const visit = (node: ESTree.Node) => {
    const alike = byType.get(node.type);
    if (alike) alike.push(node);
    else byType.set(node.type, [node]);
    forEachChild(node, visit);
  };
  visit(program);
  return <T extends NodeType>(type: T) => (byType.get(type) ?? []) as NodeOf<T>[];
}

/** The child nodes, each with its property name. */
export function forEachChild(node: ESTree.Node, visit: (child: ESTree.Node, key: string) => void): void {
  for (const key in node) {
    const value: unknown = node[key as keyof ESTree.Node];
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) visit(each, key);
    } else if (isNode(value)) visit(value, key);
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
