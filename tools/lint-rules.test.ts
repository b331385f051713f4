import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const server = 'apps/server/src';
const funnel = 'apps/funnel/src';

/** A house rule, its linter rule, a violating file, and a conforming one. */
type Row = [
  sentence: string,
  rule: string,
  bad: [path: string, text: string],
  good: [path: string, text: string],
];

const rows: Row[] = [
  [
    'what is imported is declared',
    'noUndeclaredDependencies',
    [`${server}/undeclared.ts`, "import 'pg';"],
    [`${server}/declared.ts`, "import 'kysely';"],
  ],
  [
    'the product runs without devDependencies',
    'noUndeclaredDependencies',
    [`${server}/developed.ts`, "import 'fast-check';"],
    [`${server}/developed.test.ts`, "import 'fast-check';"],
  ],
  [
    'main.ts hands the environment over, no other file reads it',
    'noProcessEnv',
    [`${server}/environment.ts`, "f(process.env['PORT']);"],
    ['tools/environment.ts', "f(process.env['PORT']);"],
  ],
  [
    'nor in one piece',
    'plugin',
    [`${server}/whole-environment.ts`, 'const { env } = process;\nf(env);'],
    [`${server}/output.ts`, 'const { stdout } = process;\nf(stdout);'],
  ],
  [
    'nor by import',
    'noRestrictedImports',
    [`${server}/imported-environment.ts`, "import { env } from 'node:process';\nf(env);"],
    [`${server}/imported-exit.ts`, "import { exit } from 'node:process';\nf(exit);"],
  ],
  [
    'a page has no environment',
    'plugin',
    [`${funnel}/environment.ts`, 'f(import.meta.env.DEV);'],
    [`${funnel}/address.ts`, 'f(import.meta.url);'],
  ],
  [
    '300 lines are enough',
    'noExcessiveLinesPerFile',
    ['tools/long.ts', 'f();\n'.repeat(301)],
    ['tools/short.ts', 'f();\n'.repeat(300)],
  ],
  [
    'the compiler is listened to',
    'noTsIgnore',
    ['tools/ignored.ts', '// @ts-ignore\nf();'],
    ['tools/heard.ts', "f('// @ts-ignore');"],
  ],
  [
    'nothing becomes any',
    'noExplicitAny',
    ['tools/any.ts', 'f(x as any);'],
    ['tools/unknown.ts', "f(x as unknown, 'as any');"],
  ],
  [
    'no test runs alone',
    'noFocusedTests',
    ['tools/alone.test.ts', "test.only('a', () => {});"],
    ['tools/listed.test.ts', "list.only('a');"],
  ],
  [
    'no test is left out',
    'noSkippedTests',
    ['tools/left-out.test.ts', "test.skip('a', () => {});"],
    ['tools/conditional.test.ts', "test.skipIf(x)('a', () => {});"],
  ],
  [
    'no table of tests is left out',
    'plugin',
    ['tools/table-left-out.test.ts', "describe.skip.each([1])('a', () => {});"],
    ['tools/table.test.ts', "describe.each([1])('a', () => {});"],
  ],
  [
    'no test is promised',
    'plugin',
    ['tools/promised.test.ts', "test.todo('a');"],
    ['tools/kept.test.ts', "test('todo', f);"],
  ],
  [
    'a file can be parsed',
    'parse',
    ['tools/unfinished.ts', 'f(;'],
    ['tools/finished.ts', 'export const a = 1;'],
  ],
  [
    'no file imports itself by way of others, not even for a type',
    'noImportCycles',
    ['tools/egg.ts', "import type { Hen } from './hen.ts';\nexport type Egg = Hen;"],
    ['tools/nest.ts', "import type { Egg } from './egg.ts';\nexport type Nest = Egg;"],
  ],
];

/** The referenced files. */
const beside: Readonly<Record<string, string>> = {
  'tools/hen.ts': "import type { Egg } from './egg.ts';\nexport type Hen = Egg;",
  'package.json': '{ "name": "tree", "workspaces": ["packages/*", "apps/*", "tools"] }',
  'tools/package.json': '{ "name": "tools" }',
  [`${funnel}/../package.json`]: '{ "name": "funnel" }',
  [`${server}/../package.json`]:
    '{ "name": "server", "dependencies": { "kysely": "1" }, "devDependencies": { "fast-check": "1" } }',
};

const tree = mkdtempSync(path.join(tmpdir(), 'lint-rules-'));
const found = new Map<string, string[]>();

/** The violated rules of each file, by the project's own configuration. */
beforeAll(async () => {
  for (const part of ['biome.json', 'tools/lint'])
    cpSync(path.join(root, part), path.join(tree, part), { recursive: true });
  const files = { ...beside, ...Object.fromEntries(rows.flatMap(([, , bad, good]) => [bad, good])) };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  }
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  const output = await new Promise<string>((resolve) =>
    execFile(path.join(root, 'node_modules/.bin/biome'), args, { cwd: tree }, (_error, stdout) =>
      resolve(stdout),
    ),
  );
  for (const { category, location } of JSON.parse(output).diagnostics)
    found.set(location.path, [...(found.get(location.path) ?? []), category.split('/').at(-1)]);
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the linter tells what breaks a rule of the house', () => {
  test.each(rows)('%s', (_sentence, rule, [bad], [good]) => {
    expect(found.get(bad)).toEqual([rule]);
    expect(found.get(good)).toBeUndefined();
  });
});
