import { describeRule } from '../check-boundaries.fixture.ts';

const domain = 'packages/domain/src';

describeRule('purity', [
  [
    'only schema.ts knows zod',
    `${domain}/slot/slot.ts`,
    "import 'zod';",
    1,
    "import 'zod';",
    `${domain}/schema.ts`,
  ],
  ['the domain runs without Node', `${domain}/a.ts`, "import 'node:fs';", 1, "import './b.ts';"],
  ['the domain has no clock', `${domain}/a.ts`, 'f(1,\n Date.now());', 2, 'Date.parse(x);'],
  ['the domain is given the time', `${domain}/a.ts`, 'new Date();', 1, 'new Date(now);'],
  ['the domain leaves nothing to chance', `${domain}/a.ts`, 'Math.random();', 1, 'Math.round(2);'],
  ['the domain is given fetch', `${domain}/a.ts`, "fetch('/');", 1, "const f = (fetch: F) => fetch('/');"],
  [
    'window messages import nothing',
    'packages/contract/src/parent-messages/a.ts',
    "import '../client.ts';",
    1,
    "import './b.ts';",
  ],
  ['looks import React only', 'packages/ui/src/a.tsx', "import 'node:path';", 1, "import 'react';"],
  [
    'the plan of a kitchen knows no three.js',
    'packages/kitchen/src/plan/a.ts',
    "import type { Mesh } from 'three';",
    1,
    "import 'three';",
    'packages/kitchen/src/scene/a.ts',
  ],
  [
    'nor takes it from a neighbour',
    'packages/kitchen/src/plan/a.ts',
    "import '../scene/a.ts';",
    1,
    "import '../part/a.ts';",
  ],
]);
