import path from 'node:path';
import { PAGE_PATHS } from '@funnel/contract/page/page-path';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { builtPages } from './page-build.ts';

const app = useTestApp({ pages: await builtPages(path.join(import.meta.dirname, '../../..')) });

test.each([
  ['2026-11-16T18:00:00Z', 12],
  ['2026-11-16T23:30:00Z', 13],
])('at %s funnel and customer area reserve room for %d days with free times', async (now, days) => {
  app.clock.now = new Date(now);
  for (const address of [PAGE_PATHS.datepicker, '/customer'])
    expect(await (await fetch(app.origin + address)).text()).toContain(`"openDays":${days}`);
});
