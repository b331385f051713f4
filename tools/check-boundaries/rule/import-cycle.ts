import type { Import } from '../find-imports.ts';
import type { ParsedFile } from '../parse-file.ts';
import { resolveImport } from '../resolve-import.ts';
import type { Rule } from '../tree.ts';
import type { Violation } from '../violation.ts';

type Edges = Map<string, Map<string, Import>>;

/** No file imports itself by way of others, not even for a type. */
export const importCycle: Rule = ({ files }) => {
  const edges: Edges = new Map(files.map((file) => [file.path, edgesOf(file)]));
  const done = new Set<string>();
  const violations = new Map<string, Violation>();
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const cycle = fromSmallest(trail.slice(start));
      violations.set(cycle.join(), violationOf(cycle, edges));
    } else if (!done.has(path)) {
      for (const next of edges.get(path)?.keys() ?? []) visit(next, [...trail, path]);
      done.add(path);
    }
  };
  for (const { path } of files) visit(path, []);
  return [...violations.values()];
};

function edgesOf({ path, imports }: ParsedFile): Map<string, Import> {
  const edges = new Map<string, Import>();
  for (const each of imports) {
    const target = resolveImport(path, each.specifier);
    if (target.kind === 'file' && !edges.has(target.path)) edges.set(target.path, each);
  }
  return edges;
}

/** The same cycle reads the same, wherever it was entered. */
function fromSmallest(cycle: readonly string[]): string[] {
  const first = cycle.indexOf([...cycle].sort()[0] ?? '');
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}

function violationOf(cycle: readonly string[], edges: Edges): Violation {
  const [path = '', next = path] = cycle;
  return {
    path,
    line: edges.get(path)?.get(next)?.line ?? 1,
    rule: 'cycle',
    message: `${[...cycle, path].join(' -> ')}: move what both need into a file of its own`,
  };
}
