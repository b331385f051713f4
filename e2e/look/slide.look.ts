import path from 'node:path';
import { holdChange, letGo, screensAt } from '../held-slide.ts';
import { FOLDER } from './look-test.ts';
import { expect, step, tap, test } from './still-test.ts';

const FRAMES = 5;

test('a step change, frame by frame', async ({ page, open }, { project }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/services/fun/funnel');
  await page.locator('html[data-ready]').waitFor();
  await page.locator('html[data-fonts~=serif]').waitFor();
  await holdChange(page);
  const shootFrames = async (name: string) => {
    for (let frame = 0; frame <= FRAMES; frame++) {
      await screensAt(page, frame / FRAMES);
      await page.screenshot({ path: path.join(FOLDER, project.name, `slide-${name}-${frame}.png`) });
    }
  };

  await tap(page, 'ISLAND');
  await expect(step(page, 'question_size')).toBeAttached();
  await shootFrames('forward');
  await letGo(page);
  await holdChange(page);
  await page.locator('[data-action=back]').click();
  await expect(step(page, 'question_shape')).toBeAttached();
  await shootFrames('back');
});
