import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const TOKEN = 'a-token-of-twenty-one';
const app = useTestApp({ environment: { METRICS_TOKEN: TOKEN } });
const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8');

/** Name -> type, also of metrics that have no value yet. */
let types: ReadonlyMap<string, string>;
beforeAll(async () => {
  const answer = await fetch(`${app.origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const lines = (await answer.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm);
  types = new Map(Array.from(lines, ([, name = '', type = '']) => [name, type]));
});

const WORDS = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan']);

/** The metrics in a PromQL expression, without labels, durations, groups and functions. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\boffset\s+\w+/g, ' ')
    .replaceAll(/\b[a-z_]+\s*\(/g, ' ')
    .replaceAll(/\b\d[\w.]*/g, ' ');
  return (bare.match(/[a-zA-Z_:][\w:]*/g) ?? []).filter((word) => !WORDS.has(word));
}

/** A histogram has three series. `up` is Prometheus' own. */
const isExposed = (name: string) =>
  name === 'up' || types.has(name) || types.get(name.replace(/_(?:bucket|sum|count)$/, '')) === 'histogram';

describe('the names of the metrics', () => {
  test('say that they are ours, but for those that every Node has', () => {
    expect([...types.keys()].filter((name) => !/^(?:funnel|nodejs|process)_/.test(name))).toEqual([]);
  });

  test('of counters end with _total, and no others do', () => {
    const wrong = [...types].filter(([name, type]) => (type === 'counter') !== name.endsWith('_total'));
    expect(wrong).toEqual([]);
  });

  test('are all in the table of the documentation', () => {
    const table = read('docs/operations.md');
    const ours = [...types.keys()].filter((name) => name.startsWith('funnel_'));
    expect(ours.filter((name) => !table.includes(`\`${name}`))).toEqual([]);
  });

  test.each([
    ['max by (queue) (increase(funnel_jobs_done_total{queue="a"}[5m])) > 0.5', ['funnel_jobs_done_total']],
    ['up == 0 unless on (job) b offset 1d', ['up', 'b']],
    ['sum(rate(a_bucket[10m])) by (le) / 1e3 and c', ['a_bucket', 'c']],
  ])('are found in %s', (expression, names) => {
    expect(metricsIn(expression)).toEqual(names);
  });
});

describe('every metric exists that is used', () => {
  test('in the alert rules', () => {
    const rules = read('deploy/prometheus-alerts.yaml');
    const expressions = Array.from(rules.matchAll(/^ +expr: (?:>-\n((?: {10}.*\n)+)|(.+))/gm), (found) =>
      String(found[1] ?? found[2]),
    );
    expect(expressions).toHaveLength(rules.match(/- alert:/g)?.length ?? 0);
    expect(expressions.length).toBeGreaterThan(10);
    expect(expressions.flatMap(metricsIn).filter((name) => !isExposed(name))).toEqual([]);
  });

  test('on the board', () => {
    const board: Board = JSON.parse(read('deploy/grafana-board.json'));
    const expressions = board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(expressions.length).toBeGreaterThan(10);
    expect(expressions.flatMap(metricsIn).filter((name) => !isExposed(name))).toEqual([]);
  });
});

interface Board {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
}
