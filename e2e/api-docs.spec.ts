import { expect, expectAccessible, test } from './product-test.ts';

test('the documentation of the calls opens under the policy of the other pages', { tag: '@whole' }, async ({
  page,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const response = await page.goto('/api/docs');
  const funnel = await page.request.get('/services/fun/funnel');
  const directives = (policy = '') => policy.split('; ').map((directive) => directive.split(' ')[0]);
  expect(directives(response?.headers()['content-security-policy'])).toEqual(
    directives(funnel.headers()['content-security-policy']),
  );
  const call = page.getByRole('article').filter({ hasText: 'POST /api/v1/funnel-enquiries' });
  await call.getByText('Body', { exact: true }).click();
  await expect(call.getByRole('region', { name: /^Body/ })).toContainText('question_shape');
  // The inline style sheet counts, too.
  await expect(page.getByRole('main')).toHaveCSS('max-width', '960px');
  await expectAccessible(page);
  expect(violations).toEqual([]);
});
