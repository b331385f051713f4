import { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import { clashSchema } from '@funnel/contract/planner/clash';
import { cancelVisitEndpoint, moveVisitEndpoint } from '@funnel/contract/visit/manage-visit';
import type { VisitKind } from '@funnel/domain/visit/visit';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const TEN = '2026-11-19T10:00:00+01:00';

let jana: Awaited<ReturnType<typeof staffBrowser>>;
let visitors = 0;
beforeEach(async () => {
  jana = await staffBrowser(app, 'agent');
});

interface Visit {
  readonly visit: VisitKind;
  readonly showroom: string;
  readonly start?: string;
  readonly planner?: string;
}

async function book({ start = TEN, planner = jana.staffId, ...visit }: Visit) {
  const { enquiryId } = await submitExample(app, visitors++);
  const time = { kind: 'VISIT', ...visit, start, planner } as const;
  return jana.browser.client.call(bookTimeEndpoint, { body: { enquiryId, time } });
}

/** Who is where, of a refusal. */
function clashOf(outcome: Awaited<ReturnType<typeof book>>) {
  if (outcome.ok || outcome.failure.code !== 'PLANNER_BUSY') throw new Error('not refused');
  return clashSchema.parse(outcome.failure.clash);
}

const move = (visitId: string | null, start: string) =>
  jana.browser.client.call(moveVisitEndpoint, { body: { visitId: visitId ?? '', start } });

test('a planner is not booked at two showrooms and at home at one time', async () => {
  replyOf(await book({ visit: 'SHOWROOM', showroom: 'SAARBRUECKEN' }));
  expect(codeOf(await book({ visit: 'SHOWROOM', showroom: 'KONZ' }))).toBe('PLANNER_BUSY');
  expect(codeOf(await book({ visit: 'HOME', showroom: 'MAINZ' }))).toBe('PLANNER_BUSY');
  expect(await app.db.selectFrom('visit').select('showroom').execute()).toEqual([
    { showroom: 'SAARBRUECKEN' },
  ]);
});

test('the refusal says where the planner is, who else is free and when', async () => {
  const mia = await staffBrowser(app, 'agent');
  replyOf(await book({ visit: 'SHOWROOM', showroom: 'SAARBRUECKEN' }));
  const clash = clashOf(await book({ visit: 'SHOWROOM', showroom: 'KONZ' }));
  expect(clash).toMatchObject({
    planner: { staffId: jana.staffId, name: 'Jana Roth' },
    reason: 'VISIT',
    visit: { kind: 'SHOWROOM', showroom: 'SAARBRUECKEN', start: TEN, end: '2026-11-19T11:30:00+01:00' },
  });
  expect(clash.freePlanners.map(({ staffId }) => staffId)).toContain(mia.staffId);
  expect(clash.freePlanners.map(({ staffId }) => staffId)).not.toContain(jana.staffId);
  const [first] = clash.freeTimes;
  expect(first?.start).toBe('2026-11-19T11:30:00+01:00');
  replyOf(await book({ visit: 'SHOWROOM', showroom: 'KONZ', start: first?.start ?? '' }));
});

test('the way to a home visit and back takes time, too', async () => {
  const video = (start: string) => book({ visit: 'VIDEO', showroom: 'MAINZ', start });
  replyOf(await book({ visit: 'HOME', showroom: 'MAINZ', start: '2026-11-19T12:00:00+01:00' }));
  const clash = clashOf(await video('2026-11-19T11:00:00+01:00'));
  expect(clash).toMatchObject({ from: '2026-11-19T11:30:00+01:00', until: '2026-11-19T14:30:00+01:00' });
  expect(codeOf(await video('2026-11-19T14:00:00+01:00'))).toBe('PLANNER_BUSY');
  expect(codeOf(await video('2026-11-19T15:00:00+01:00'))).toBe('OK');
});

test('a moved visit does not collide with itself, but with another of its planner', async () => {
  const eleven = '2026-11-19T11:30:00+01:00';
  const { visitId } = replyOf(await book({ visit: 'SHOWROOM', showroom: 'KONZ' })).data;
  replyOf(await book({ visit: 'SHOWROOM', showroom: 'SAARBRUECKEN', start: eleven }));
  expect(codeOf(await move(visitId, eleven))).toBe('PLANNER_BUSY');
  replyOf(await move(visitId, '2026-11-19T13:00:00+01:00'));
  expect(codeOf(await book({ visit: 'SHOWROOM', showroom: 'MAINZ' }))).toBe('OK');
});

test('a visit without a planner takes nobody’s time', async () => {
  const none = { visit: 'SHOWROOM', showroom: 'KONZ' } as const;
  const { enquiryId } = await submitExample(app, visitors++);
  const time = { kind: 'VISIT', ...none, start: TEN } as const;
  replyOf(await jana.browser.client.call(bookTimeEndpoint, { body: { enquiryId, time } }));
  expect(codeOf(await book(none))).toBe('OK');
});

test('the database refuses a second place by itself, and a cancelled visit frees the planner', async () => {
  const { visitId } = replyOf(await book({ visit: 'SHOWROOM', showroom: 'KONZ' })).data;
  const other = replyOf(
    await book({ visit: 'SHOWROOM', showroom: 'MAINZ', start: '2026-11-19T13:00:00+01:00' }),
  ).data;
  const place = () =>
    app.db
      .updateTable('next_step')
      .set({ starts_at: new Date(TEN), ends_at: new Date('2026-11-19T11:00:00+01:00') })
      .where('step_id', '=', other.visitId ?? '')
      .execute();
  await expect(place()).rejects.toMatchObject({ constraint: 'next_step_planner_busy' });
  replyOf(await jana.browser.client.call(cancelVisitEndpoint, { body: { visitId: visitId ?? '' } }));
  await place();
});
