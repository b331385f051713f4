import type { Page } from '@playwright/test';
import { expect, expectAccessible, step } from './product-test.ts';
import { testWithSettings } from './settings-test.ts';

const brand = {
  name: 'Hafenküchen Nord',
  colors: {
    paper: '#f5f7fb',
    surface: '#ffffff',
    line: '#d5dceb',
    tint: '#e4ebf7',
    ink: '#101b33',
    soft: '#4a5670',
    primary: '#14306b',
    accent: '#b84e00',
  },
  contact: {},
};
const wording = {
  'question_shape.title': { de: 'Wie soll Ihre Küche stehen?', en: 'How should your kitchen stand?' },
  'customer.account.signInTitle': { de: 'Willkommen an Bord' },
};
const test = testWithSettings({ brand, wording }, { brand: { name: brand.name } });
// The customer area checks for a session.
test.use({ refusals: [401] });

const INK = 'rgb(16, 27, 51)';
const PAPER = 'rgb(245, 247, 251)';
const PRIMARY = 'rgb(20, 48, 107)';

async function expectBrand(page: Page): Promise<void> {
  await expect(page.locator('header')).toContainText(brand.name);
  await expect(page.locator('header svg').first()).toHaveCSS('color', PRIMARY);
  await expect(page.locator('html')).toHaveCSS('background-color', PAPER);
  await expect(page.locator('body')).toHaveCSS('color', INK);
  await expectAccessible(page);
}

test('the retailer’s name, colours and words are those of funnel and customer area', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/services/fun/funnel');
  await expect(step(page, 'question_shape')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie soll Ihre Küche stehen?');
  await expectBrand(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How should your kitchen stand?');

  await page.goto('/customer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen an Bord');
  await expect(page.locator('button[type=submit]')).toHaveCSS('background-color', PRIMARY);
  await expectBrand(page);
});
