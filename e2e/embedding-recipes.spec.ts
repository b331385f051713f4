import type { Page } from '@playwright/test';
import { expect, test } from './product-test.ts';
import { RECIPES, recipe } from './recipe.ts';
import { SHOP, SHORT, sendContact, tapIn } from './shop.ts';

/** Each recipe of docs/embedding.md on a page of another site. */

test.use({ foreignOrigins: [SHOP()] });

interface Visit {
  readonly page: Page;
  readonly query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  readonly email: string;
}

const inPage = (selector = 'iframe') =>
  async function answer({ page }: Visit): Promise<void> {
    const frame = page.frameLocator(selector);
    await tapIn(frame, ['ISLAND']);
    await expect(frame.locator('[data-step=question_size]')).toBeVisible();
  };

const overPage = (name: string) =>
  async function open({ page }: Visit): Promise<void> {
    await page.waitForFunction(() => window.KitchenFunnel?.funnels.length);
    await page.getByText(name).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expect(page.frameLocator('dialog iframe').locator('[data-step]').first()).toBeVisible();
  };

/** The visitor's actions on the page of each recipe. */
const VISITS: Record<string, (visit: Visit) => Promise<void>> = {
  'A plain page': inPage(),
  'In an element of yours': inPage('#planner iframe'),
  'A button that opens it': overPage('Küche planen'),
  'A button that books a time': overPage('Telefontermin buchen'),
  'A tab at the side': overPage('Küche planen'),
  'Opening by itself': async ({ page }) => {
    await page.waitForFunction(() => window.KitchenFunnel?.funnels.length === 1);
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.evaluate(() => scrollBy(0, -10));
        return page.locator('dialog[open]').count();
      })
      .toBe(1);
  },
  'Below a header that stays': inPage(),
  WordPress: inPage('#kuechenplaner iframe'),
  Shopify: inPage('[id^=kuechenplaner-] iframe'),
  'A tag manager': inPage('#planner iframe'),
  'A strict Content-Security-Policy': async (visit) => {
    await inPage('body > iframe')(visit);
    await overPage('Küche planen')(visit);
  },
  'A consent banner': async ({ page, query, email }) => {
    const frame = page.frameLocator('iframe');
    await tapIn(frame, SHORT);
    await page.getByRole('button', { name: 'Einverstanden' }).click();
    await sendContact(frame, email);
    await expect(frame.locator('[data-step=datepicker]')).toBeVisible();
    const [row] = await query('select tracking from enquiry where email = $1', [email]);
    expect(row?.['tracking']).toEqual({ utm_source: 'ad', landing_page: `${SHOP()}/page` });
  },
  'What your page knows already': async ({ page, query, email }) => {
    const frame = page.frameLocator('#planner iframe');
    await expect(frame.locator('[data-value=L_FORM]')).toHaveAttribute('aria-checked', 'true');
    await tapIn(frame, SHORT);
    await expect(frame.locator('[name=personal_full_name]')).toHaveValue('Johanna Weiß');
    await frame.locator('[name=personal_email]').fill(email);
    await frame.locator('[name=personal_telephone_raw]').fill('0681 123456');
    await frame.locator('button[type=submit]').click();
    await expect(frame.locator('[data-step=datepicker]')).toBeVisible();
    expect(
      await query('select salutation, full_name, postcode, hidden_fields from enquiry where email = $1', [
        email,
      ]),
    ).toEqual([
      {
        salutation: 'MRS',
        full_name: 'Johanna Weiß',
        postcode: '66111',
        hidden_fields: { kitchen: 'Modell 4711', branch: 'Saarbrücken' },
      },
    ]);
  },
  'A single-page app': async (visit) => {
    const { page } = visit;
    await page.getByRole('link', { name: 'Planen' }).click();
    await inPage('main iframe')(visit);
    await page.getByRole('link', { name: 'Küchen', exact: true }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: 'Planen' }).click();
    await expect(page.frameLocator('main iframe').locator('[data-step]').first()).toBeVisible();
  },
};

test('every recipe in HTML is tried', () => {
  expect([...RECIPES.keys()].sort()).toEqual(Object.keys(VISITS).sort());
});

for (const [title, visit] of Object.entries(VISITS)) {
  test(`the recipe “${title}” works as it stands in the documentation`, { tag: '@whole' }, async ({
    page,
    query,
    email,
  }) => {
    const html = recipe(title).replaceAll('{{ section.id }}', 'template--1');
    await page.goto(`${SHOP()}/page?utm_source=ad&${new URLSearchParams({ html })}`);
    await visit({ page, query, email });
  });
}
