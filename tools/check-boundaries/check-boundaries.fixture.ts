import { describe, expect, test } from 'vitest';
import { findViolations } from './find-violations.ts';
import type { RuleName } from './violation.ts';

export const manifests = [
  { folder: '', devDependencies: { vitest: '1' } },
  { folder: 'packages/domain', dependencies: { zod: '1' }, devDependencies: { 'fast-check': '1' } },
  { folder: 'packages/contract', dependencies: { '@funnel/domain': '1' } },
  { folder: 'packages/ui', dependencies: { react: '1' }, devDependencies: { '@types/react': '1' } },
  { folder: 'packages/kitchen', dependencies: { three: '1' } },
  { folder: 'packages/node-guard' },
  {
    folder: 'apps/server',
    dependencies: { '@funnel/contract': '1', '@funnel/domain': '1', kysely: '1' },
    devDependencies: { '@funnel/ui': '1', '@types/pg': '1', 'fast-check': '1' },
  },
  {
    folder: 'apps/funnel',
    dependencies: { '@funnel/domain': '1', '@funnel/ui': '1', '@funnel/server': '1', react: '1' },
    devDependencies: { vite: '1' },
  },
  { folder: 'apps/embed', dependencies: { '@funnel/contract': '1' } },
  { folder: 'e2e', devDependencies: { '@funnel/contract': '1', '@funnel/ui': '1' } },
  { folder: 'tools', devDependencies: { '@funnel/kitchen': '1', '@funnel/server': '1' } },
];

/** What the house wants; a bad file and the line that is wrong in it; and a twin that does it as it should be done. */
type Row = [sentence: string, path: string, bad: string, line: number, good: string, goodPath?: string];

/** Each violation as `rule path:line`. */
export function check(files: Readonly<Record<string, string>>): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return findViolations(sources, manifests).map(({ rule, path, line }) => `${rule} ${path}:${line}`);
}

export function describeRule(rule: RuleName, rows: Row[]): void {
  describe(rule, () => {
    test.each(rows)('%s', (_sentence, path, bad, line, good, goodPath = path) => {
      expect(check({ [path]: bad })).toEqual([`${rule} ${path}:${line}`]);
      expect(check({ [goodPath]: good })).toEqual([]);
    });
  });
}
