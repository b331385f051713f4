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
    "export * from '../../apps/server/src/wiring/app.ts';",
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

describeRule('name', [
  ['a file says what it holds', 'tools/helpers.ts', '', 1, '', 'tools/seed.ts'],
  ['a suffix does not make it better', `${domain}/slot.types.ts`, '', 1, '', `${domain}/slot.queries.ts`],
  ['a folder says what it holds', `${server}/lib/slot.ts`, '', 1, '', `${server}/slot/slot.ts`],
  ['names are kebab-case', 'packages/ui/src/TextField.tsx', '', 1, '', 'packages/ui/src/text-field.tsx'],
  ['migrations are named like files', `${server}/db/0001_slot.sql`, '', 1, '', `${server}/db/0001-slot.sql`],
]);

describeRule('unchecked', [
  ['the compiler sees whole files', 'tools/a.js', '/* @ts-nocheck */', 1, '// no @ts-nocheck here'],
]);
