import type { FoundTable } from './copied-tables.queries.ts';

/** Topological sort by foreign keys, so that each row finds the rows that it refers to. */
export function orderTables(tables: readonly FoundTable[]): FoundTable[] {
  const ordered: FoundTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const free = left.filter(({ needs }) => !needs.some((name) => waiting.has(name)));
    if (free.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}
