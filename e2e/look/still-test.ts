import { test as lookTest } from './look-test.ts';

/** Shoots what is seen once the pointer is out of the way. */
export const test = lookTest.extend({
  shoot: async ({ page, shoot }, use) => {
    await use(async (name) => {
      // Where the last tap was, a desktop would show the next screen's control as hovered.
      await page.mouse.move(0, 0);
      await shoot(name);
    });
  },
});

export { expect, step, tap } from './look-test.ts';
