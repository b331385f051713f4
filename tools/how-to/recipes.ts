import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Recipe } from './recipe.ts';

const migrations = path.resolve(import.meta.dirname, '../../apps/server/src/db/migration');
const next = String(readdirSync(migrations).length + 1).padStart(4, '0');

/** The how-tos of CONTRIBUTING.md that change files, each with the smallest example. */
export const RECIPES: readonly Recipe[] = [
  {
    howTo: 'add a question',
    edits: [
      {
        file: 'packages/domain/src/question/pet.ts',
        text: `import { defineQuestion } from './question.ts';

export const pet = defineQuestion({
  key: 'question_pet',
  short: { de: 'Tier', en: 'Pet' },
  title: { de: 'Wohnt ein Tier bei Ihnen?', en: 'Does a pet live with you?' },
  labels: { DOG: { de: 'Hund', en: 'Dog' }, CAT: { de: 'Katze', en: 'Cat' }, NONE: { de: 'Nein', en: 'No' } },
  tiles: ['DOG', 'CAT', 'NONE'],
});
`,
      },
      {
        file: 'packages/domain/src/question/questions.ts',
        before: 'import { planningPlace }',
        insert: "import { pet } from './pet.ts';\n",
      },
      { file: 'packages/domain/src/question/questions.ts', before: '  reason,\n', insert: '  pet,\n' },
      {
        file: 'packages/domain/src/flow/funnels.ts',
        before: "  'question_reason',\n",
        insert: "  'question_pet',\n",
      },
    ],
  },
  {
    howTo: 'add a funnel',
    edits: [
      {
        file: 'packages/domain/src/flow/funnels.ts',
        before: '} satisfies Record<string, Funnel>;',
        insert: `  tiny: defineFunnel({
    ...kitchenFunnel,
    name: 'tiny',
    entry: 'LP_V1',
    steps: ['question_shape', 'question_size', 'combined_personal'],
    countsContact: true,
  }),
`,
      },
      {
        file: 'packages/domain/src/flow/funnel-names.ts',
        before: '  tester: {',
        insert: "  tiny: { de: 'Zwei Fragen', en: 'Two questions' },\n",
      },
    ],
  },
  {
    howTo: 'add a call',
    edits: [
      {
        file: 'packages/contract/src/saved-view/count-views.ts',
        text: `import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';

export const countViewsEndpoint = defineEndpoint({
  path: '/api/v1/desk/views/count',
  summary: 'How many saved views one sees.',
  capability: 'enquiry.read',
  reply: z.object({ data: z.object({ count: z.int() }) }),
});
`,
      },
      {
        file: 'apps/server/src/saved-view/count-views.ts',
        text: `import type { Staff } from '@funnel/domain/access/principal';
import type { Services } from '../services.ts';
import { listViews } from './saved-view.queries.ts';

export async function countViews({ db }: Services, { by }: { readonly by: Staff }) {
  return { data: { count: (await listViews(db, by.staffId)).length } };
}
`,
      },
      {
        file: 'apps/server/src/saved-view/saved-view-calls.ts',
        before: 'import {\n  listViewsEndpoint',
        insert: "import { countViewsEndpoint } from '@funnel/contract/saved-view/count-views';\n",
      },
      {
        file: 'apps/server/src/saved-view/saved-view-calls.ts',
        before: 'import { listViews, removeView',
        insert: "import { countViews } from './count-views.ts';\n",
      },
      {
        file: 'apps/server/src/saved-view/saved-view-calls.ts',
        before: '  answer(listViewsEndpoint',
        insert: '  answer(countViewsEndpoint, countViews),\n',
      },
      {
        file: 'apps/server/src/wiring/access-matrix.test.ts',
        before: "    'GET /api/v1/desk/views',",
        insert: "    'GET /api/v1/desk/views/count',\n",
      },
    ],
  },
  {
    howTo: 'change a table',
    edits: [
      {
        file: `apps/server/src/db/migration/${next}-pet.sql`,
        text: 'create table pet (pet_id text primary key, name text not null);\n',
      },
    ],
  },
  {
    howTo: 'add an event',
    edits: [
      {
        file: 'packages/contract/src/event/enquiry-events.ts',
        before: "  'note.added': {",
        insert: `  'enquiry.greeted': {
    when: 'a staff member sent a greeting',
    did: { de: 'hat gegrüßt', en: 'sent a greeting' },
    happened: { de: 'Gruß gesendet', en: 'Greeting sent' },
    headline: 'Gruß gesendet',
  },
`,
      },
    ],
  },
  {
    howTo: 'add a job',
    edits: [
      {
        file: 'apps/server/src/saved-view/tidy-views-job.ts',
        text: `import { z } from '@funnel/domain/schema';
import { defineJob } from '../jobs/job.ts';

export const tidyViewsJob = defineJob({
  name: 'tidy-views',
  payload: z.object({}),
  rules: { retryLimit: 3, retryDelay: 300, retryDelayMax: 3600, deleteAfterSeconds: 3600 },
  atOnce: 1,
  schedule: { cron: '5 4 * * *', tz: 'Europe/Berlin' },
});
`,
      },
      {
        file: 'apps/server/src/saved-view/tidy-views.ts',
        text: `import type { Services } from '../services.ts';

export async function tidyViews({ db }: Services): Promise<void> {
  await db.deleteFrom('saved_view').where('name', '=', '').execute();
}
`,
      },
      {
        file: 'apps/server/src/wiring/job-bindings.ts',
        before: "import type { Services } from '../services.ts';",
        insert:
          "import { tidyViews } from '../saved-view/tidy-views.ts';\nimport { tidyViewsJob } from '../saved-view/tidy-views-job.ts';\n",
      },
      {
        file: 'apps/server/src/wiring/job-bindings.ts',
        before: '    bindJob(cleanUpJob',
        insert: '    bindJob(tidyViewsJob, () => tidyViews(services)),\n',
      },
    ],
  },
  {
    howTo: 'add an alert',
    edits: [
      {
        file: 'packages/domain/src/alert/alert-rules.ts',
        before: '  /** The code of the reason why no mail can be sent. */',
        insert: '  readonly isClockWrong?: boolean | undefined;\n',
      },
      {
        file: 'packages/domain/src/alert/alert-rules.ts',
        before: '  places: {\n',
        insert: `  clock: {
    title: 'Die Uhr des Servers geht falsch',
    meaning: 'Termine und Fristen stimmen nicht mehr.',
    advice: 'Bitte die Zeit des Servers abgleichen (NTP).',
    patienceMinutes: 5,
    look: ({ isClockWrong }) => (isClockWrong === undefined ? undefined : isClockWrong ? 'clock' : null),
  },
`,
      },
      {
        file: 'apps/server/src/alert/gather-facts.ts',
        before: "    disk: await known('disk'",
        insert: "    isClockWrong: await known('clock', async () => now().getFullYear() < 2020),\n",
      },
    ],
  },
  {
    howTo: 'add a page',
    edits: [
      {
        file: 'packages/contract/src/page/page-path.ts',
        before: "  legal: '/services",
        insert: "  hello: '/services/fun/hello',\n",
      },
      {
        file: 'packages/contract/src/page/page-description.ts',
        before: '  legal: {',
        insert: "  hello: { de: 'Hallo.', en: 'Hello.' },\n",
      },
      {
        file: 'apps/funnel/src/routes/hello.tsx',
        text: `import { defineTexts } from '@funnel/domain/text/define-texts';
import type { LocalizedText } from '@funnel/domain/text/text';
import { PageShell } from '../shell/page-shell.tsx';

export const title: LocalizedText = defineTexts('hello.page', { de: 'Hallo', en: 'Hello' });

export const beginsAsServed = () => true;

export function Route() {
  return <PageShell>Hallo</PageShell>;
}
`,
      },
      {
        file: 'apps/funnel/src/load-route.ts',
        before: '  legal: () =>',
        insert: "  hello: () => import('./routes/hello.tsx'),\n",
      },
      {
        file: 'apps/funnel/src/render.tsx',
        before: 'import * as iflow',
        insert: "import * as hello from './routes/hello.tsx';\n",
      },
      { file: 'apps/funnel/src/render.tsx', before: '  legal,\n', insert: '  hello,\n' },
    ],
  },
  {
    howTo: 'add a screen to the desk',
    edits: [
      {
        file: 'apps/desk/src/saved-view/views-screen.tsx',
        text: `import { WorkScreen } from '../shell/work-screen.tsx';

export function ViewsScreen() {
  return <WorkScreen title="Ansichten">–</WorkScreen>;
}
`,
      },
      {
        file: 'apps/desk/src/routes/screens.ts',
        before: "  {\n    path: '/access'",
        insert: `  {
    path: '/views',
    title: defineTexts('desk.screen.views', { de: 'Ansichten', en: 'Views' }),
    capability: 'enquiry.read',
    load: async () => {
      const { ViewsScreen } = await import('../saved-view/views-screen.tsx');
      return { default: ViewsScreen };
    },
  },
`,
      },
    ],
  },
  {
    howTo: 'add a screen to the settings of the desk',
    edits: [
      {
        file: 'apps/desk/src/routes/settings-screens.ts',
        before: "      {\n        path: '/settings/audit'",
        insert: `      {
        path: '/settings/views',
        title: texts.staff,
        capability: 'staff.manage',
        load: async () => {
          const { ViewSettings } = await import('../saved-view/view-settings.tsx');
          return { default: ViewSettings };
        },
        symbol: ShieldIcon,
      },
`,
      },
      {
        file: 'apps/desk/src/saved-view/view-settings.tsx',
        text: `import { SettingsScreen } from '../shell/settings-screen.tsx';

export function ViewSettings() {
  return <SettingsScreen title="Ansichten">–</SettingsScreen>;
}
`,
      },
    ],
  },
];
