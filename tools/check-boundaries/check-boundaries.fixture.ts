import { describe, expect, test } from 'vitest';
import { findViolations } from './find-violations.ts';
import type { RuleName } from './violation.ts';

const workspaces = [
  ...['packages/domain', 'packages/contract', 'packages/ui', 'packages/kitchen'],
  ...['apps/server', 'apps/funnel', 'apps/embed', 'e2e', 'tools'],
];

/** A rule, a bad file with its wrong line, and a correct counterpart. */
type Row = [sentence: string, path: string, bad: string, line: number, good: string, goodPath?: string];

/** Each violation as `rule path:line`. */
function check(files: Readonly<Record<string, string>>): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return findViolations(sources, workspaces).map(({ rule, path, line }) => `${rule} ${path}:${line}`);
}

export function describeRule(rule: RuleName, rows: Row[]): void {
  describe(rule, () => {
    test.each(rows)('%s', (_sentence, path, bad, line, good, goodPath = path) => {
      expect(check({ [path]: bad })).toEqual([`${rule} ${path}:${line}`]);
      expect(check({ [goodPath]: good })).toEqual([]);
    });
  });
}
