import { test as lookTest } from './look-test.ts';

/** Takes the screenshot with the pointer out of the way. */
export const test = lookTest.extend({
  shoot: async ({ page, shoot }, use) => {
    await use(async (name) => {
      // At the position of the last tap a desktop would show a hovered control.
      await page.mouse.move(0, 0);
      await shoot(name);
    });
  },
});

export { expect, step, tap } from './look-test.ts';
