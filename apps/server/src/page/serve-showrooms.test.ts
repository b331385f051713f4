import path from 'node:path';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { expect, test } from 'vitest';
import { storeSetting } from '../testing/store-setting.ts';
import { useTestApp } from '../testing/test-app.ts';
import { builtPages } from './page-build.ts';

const pages = await builtPages(path.join(import.meta.dirname, '../../..'));
const app = useTestApp({ pages });

test('footer, map, thank-you page and customer area show the showrooms of the setting alone', async () => {
  const kiel = DEFAULT_SETTINGS.showrooms
    .slice(0, 1)
    .map((example) => ({ ...example, id: 'KIEL', name: 'Kiel', town: 'Kiel', lat: 54.3, lon: 10.1 }));
  await storeSetting(app.db, 'showrooms', kiel, app.clock.now);
  await app.settings.refresh();
  const html = async (address: string) => (await fetch(app.origin + address)).text();
  const [funnel, thankYou, area] = await Promise.all(
    ['/services/fun/funnel', '/services/fun/thank-you', '/customer'].map(html),
  );
  expect(funnel).toContain('"showroomPlaces":[{"name":"Kiel","lat":54.3,"lon":10.1}]');
  expect(funnel).toContain('"showroomNames":["Kiel"]');
  expect(thankYou).toContain('"id":"KIEL"');
  // Outside the drawn region the map omits it.
  expect(thankYou).toMatch(/<text[^>]*>Kiel<\/text>/);
  expect(thankYou).not.toContain('region_map.svg');
  expect(area).toContain('"showrooms":[{"id":"KIEL","name":"Kiel"}]');
  expect(`${funnel}${thankYou}${area}`).not.toContain('Ensdorf');
});
