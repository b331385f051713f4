import { expect, test } from 'vitest';
import { check, manifests } from '../check-boundaries.fixture.ts';
import { findViolations } from '../find-violations.ts';

test('files that import each other are reported once, as a way round', () => {
  const files = [
    { path: 'tools/c.ts', text: "import './a.ts';" },
    { path: 'tools/a.ts', text: "\nimport './b.ts';" },
    { path: 'tools/b.ts', text: "import type { C } from './c.ts';" },
  ];
  const violations = findViolations(files, manifests);
  expect(violations).toMatchObject([{ rule: 'cycle', path: 'tools/a.ts', line: 2 }]);
  expect(violations[0]?.message).toContain('tools/a.ts -> tools/b.ts -> tools/c.ts -> tools/a.ts');
});

test('two ways to the same file are no cycle', () => {
  const both = "import './b.ts';\nimport './c.ts';";
  expect(check({ 'tools/a.ts': both, 'tools/b.ts': "import './c.ts';", 'tools/c.ts': '' })).toEqual([]);
});
