import { SUPPORT_CODE_HEADER } from '@funnel/contract/endpoint';
import { isSupportCode } from '@funnel/domain/desk/support-code';
import { expect, test, vi } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();

/** The name of the last call in the log. */
async function nameOf(header: string): Promise<unknown> {
  app.log.length = 0;
  await fetch(`${app.origin}/api/v1/ip`, { headers: { [SUPPORT_CODE_HEADER]: header } });
  return vi.waitFor(() => {
    const line = app.log.map((each) => JSON.parse(each)).find(({ msg }) => msg === 'call');
    expect(line).toBeDefined();
    return line.call;
  });
}

test('the log has a call under the code that the page shows, and takes nothing else from a stranger', async () => {
  expect(await nameOf('7f3a-21c4')).toBe('7f3a-21c4');
  const own = await nameOf('max.muster@example.com');
  expect(isSupportCode(own)).toBe(true);
  expect(await nameOf('7f3a-21c4 ')).toBe('7f3a-21c4');
});
