import { closeDaysEndpoint } from '@funnel/contract/calendar/keep-hours';
import { expect, test, vi } from 'vitest';
import { makeApiKey } from './api-key/make-api-key.ts';
import { replyOf, submitExample } from './testing/customer-browser.ts';
import { followEvents } from './testing/follow-events.ts';
import { staffBrowser } from './testing/staff-browser.ts';
import { useTestApp } from './testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });

test('a change of the hours is told live to the staff, and to no program', async () => {
  const mia = await staffBrowser(app, 'manager');
  const close = async (day: string) =>
    replyOf(await mia.browser.client.call(closeDaysEndpoint, { body: { from: day, to: day } }));
  const cookie = `staff=${mia.browser.cookies.get('staff')}`;
  const response = await fetch(`${app.origin}/api/v1/events`, { headers: { cookie } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no stream');
  const { key } = await makeApiKey(app.db, { name: 'CRM', scopes: ['events:read'], now: app.clock.now });
  const program = await followEvents(app.origin, { apiKey: key });
  await vi.waitFor(() => expect(program.parts).not.toEqual([]), { timeout: 60_000 });

  await close('2026-12-03');
  let text = '';
  while (!text.includes('data.changed')) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`the stream ended: ${text}`);
    text += value;
  }
  await reader.cancel();
  expect(text).toMatch(/"type":"data.changed","data":\{"call":"slots"\}/);

  await submitExample(app);
  await program.until(1);
  expect(program.events().map(({ type }) => type)).toEqual(['enquiry.received']);
  program.leave();
  await program.ended;
});
