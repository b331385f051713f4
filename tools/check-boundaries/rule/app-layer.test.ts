import { describeRule } from '../check-boundaries.fixture.ts';

const server = 'apps/server/src';
const funnel = 'apps/funnel/src';

describeRule('layer', [
  [
    'a concept knows no other',
    `${server}/slot/a.ts`,
    "import '../enquiry/b.ts';",
    1,
    "import '../enquiry/enquiry.queries.ts';",
  ],
  [
    'the database knows no concept',
    `${server}/db/a.ts`,
    "import '../slot/b.ts';",
    1,
    "import '../log/logger.ts';",
  ],
  ['the database knows no HTTP', `${server}/db/a.ts`, "import '../http/b.ts';", 1, "import './b.ts';"],
  ['HTTP knows no concept', `${server}/http/a.ts`, "import '../slot/b.ts';", 1, "import '../db/b.ts';"],
  [
    'a concept does not assemble',
    `${server}/slot/a.ts`,
    "import '../app.ts';",
    1,
    "import '../services.ts';",
  ],
  [
    'only tests use testing/',
    `${server}/slot/a.ts`,
    "import '../testing/b.ts';",
    1,
    "import '../testing/b.ts';",
    `${server}/slot/a.test.ts`,
  ],
  [
    'a screen knows no other concept',
    `${funnel}/contact/a.tsx`,
    "import '../question/b.tsx';",
    1,
    "import '../shell/b.tsx';",
  ],
  ['a screen knows no route', `${funnel}/contact/a.tsx`, "import '../routes/b.tsx';", 1, "import './b.tsx';"],
  [
    'the shell knows no screen',
    `${funnel}/shell/a.tsx`,
    "import '../contact/b.tsx';",
    1,
    "import '@funnel/ui/b';",
  ],
  [
    'a route does not know the list that loads it, not even a type',
    `${funnel}/routes/a.tsx`,
    "import type { RouteProps } from '../load-route.ts';",
    1,
    "import type { RouteProps } from '../shell/route.ts';",
  ],
]);
