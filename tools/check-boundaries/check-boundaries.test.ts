import { describeRule } from './check-boundaries.fixture.ts';

const server = 'apps/server/src';
const funnel = 'apps/funnel/src';
const domain = 'packages/domain/src';

describeRule('arrow', [
  ['an app imports no app', `${funnel}/a.tsx`, "\nimport '@funnel/server/x';", 2, "import '@funnel/ui/x';"],
  [
    'the server draws nothing',
    `${server}/a.test.ts`,
    "import '@funnel/ui/x';",
    1,
    "import '@funnel/domain/x';",
  ],
  [
    'the embed script takes the window messages only',
    'apps/embed/src/embed.ts',
    "import '@funnel/contract/client';",
    1,
    "import '@funnel/contract/parent-messages/resize';",
  ],
  ['browser tests know no looks', 'e2e/a.ts', "import '@funnel/ui/x';", 1, "import '@funnel/contract/x';"],
  [
    'tools know of an app only how to run it',
    'tools/a.ts',
    "import '@funnel/server/app';",
    1,
    "import '@funnel/server/serve';",
  ],
  [
    'a path does not lead out of its workspace',
    'tools/seed/a.ts',
    "export * from '../../apps/server/src/app.ts';",
    1,
    "export * from '../build.ts';",
  ],
  [
    'a style sheet stays in its workspace too',
    `${funnel}/a.module.css`,
    "/* @import '../../../x' */\n@import '../../../packages/ui/src/tokens.css';",
    2,
    "@import '@funnel/ui/tokens.css';",
  ],
]);

describeRule('dependency', [
  ['what is imported is declared', `${server}/a.ts`, "await import('pg');", 1, "await import('kysely');"],
  [
    'the product runs without devDependencies',
    `${server}/a.ts`,
    "import 'fast-check';",
    1,
    "import type { A } from 'fast-check';",
  ],
  [
    'a type that is erased may come from @types',
    `${server}/a.ts`,
    "import { type A } from 'pg';",
    1,
    "import type { A } from 'pg';",
  ],
  [
    'tests may use the tools of the root',
    `${server}/a.ts`,
    "import 'vitest';",
    1,
    "import 'vitest';",
    `${server}/a.test.ts`,
  ],
  [
    'a tool is set up by devDependencies',
    `${funnel}/a.ts`,
    "import 'vite';",
    1,
    "import 'vite';",
    'apps/funnel/vite.config.ts',
  ],
]);

describeRule('name', [
  ['a file says what it holds', 'tools/helpers.ts', '', 1, '', 'tools/seed.ts'],
  ['a suffix does not make it better', `${domain}/slot.types.ts`, '', 1, '', `${domain}/slot.queries.ts`],
  ['a folder says what it holds', `${server}/lib/slot.ts`, '', 1, '', `${server}/slot/slot.ts`],
  ['names are kebab-case', 'packages/ui/src/TextField.tsx', '', 1, '', 'packages/ui/src/text-field.tsx'],
  ['migrations are named like files', `${server}/db/0001_slot.sql`, '', 1, '', `${server}/db/0001-slot.sql`],
]);

describeRule('environment', [
  [
    'config.ts reads the environment',
    `${server}/app.ts`,
    '\nprocess.env.PORT;',
    2,
    'process.env.PORT;',
    `${server}/config.ts`,
  ],
  ['no other way in', `${server}/app.ts`, 'const { env } = process;', 1, 'const { env } = worker;'],
  [
    'nor by import',
    `${server}/app.ts`,
    "import { env } from 'node:process';",
    1,
    "import { exit } from 'node:process';",
  ],
  ['main.ts hands it over', `${server}/main.ts`, 'f(process.env);\nf(process.env);', 2, 'f(process.env);'],
  ['main.ts does not look into it', `${server}/main.ts`, "f(process.env['PORT']);", 1, 'f(process.argv);'],
  ['a page has no environment', `${funnel}/a.ts`, 'import.meta.env.DEV;', 1, 'import.meta.url;'],
]);

describeRule('size', [['300 lines are enough', 'tools/a.ts', ';\n'.repeat(301), 301, ';\n'.repeat(300)]]);

describeRule('silenced', [
  ['the compiler is listened to', 'tools/a.ts', '\n// @ts-ignore\nf();', 2, "f('// @ts-ignore');"],
  ['in whole files too', 'tools/a.js', '/* @ts-nocheck */', 1, '// no @ts-nocheck here'],
  ['nothing becomes any', 'tools/a.ts', 'f(x as any);', 1, "f(x as unknown, 'as any');"],
  ['no test runs alone', 'tools/a.test.ts', "test.only('a', f);", 1, "list.only('a');"],
  [
    'no test is left out',
    'tools/a.test.ts',
    "describe.skip.each([1])('a', f);",
    1,
    "test.skipIf(x)('a', f);",
  ],
  ['no test is promised', 'tools/a.test.ts', "test.todo('a');", 1, "test('todo', f);"],
]);

describeRule('syntax', [['a file can be parsed', 'tools/a.ts', 'const a = ;', 1, 'const a = 1;']]);
