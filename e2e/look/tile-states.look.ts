import { expect, test } from './look-test.ts';

/** Not `still-test`: here the pointer does not move. */

test('a tile and the pill with the keyboard’s focus', async ({ page, open, shoot }) => {
  await open('/services/fun/funnel');
  await page.locator('[data-value=KITCHENETTE][tabindex]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-value=L_FORM]')).toBeFocused();
  await shoot('funnel-question_shape-tile-focused');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-value=NOT_DECIDED]')).toBeFocused();
  await shoot('funnel-question_shape-pill-focused');
});

test('a tile and the pill under the pointer', { tag: '@desktop' }, async ({ page, open, shoot }) => {
  await open('/services/fun/funnel');
  await page.locator('[data-value=ISLAND]').hover();
  await shoot('funnel-question_shape-tile-hovered');
  await page.locator('[data-value=NOT_DECIDED]').hover();
  await shoot('funnel-question_shape-pill-hovered');
});
