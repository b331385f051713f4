import { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import { clashSchema } from '@funnel/contract/planner/clash';
import {
  addAbsenceEndpoint,
  changePlannerEndpoint,
  listPlannersEndpoint,
  removeAbsenceEndpoint,
} from '@funnel/contract/planner/manage-planners';
import { whoIsFreeEndpoint } from '@funnel/contract/planner/who-is-free';
import { listVisitSlotsEndpoint } from '@funnel/contract/visit/list-visit-slots';
import { moveVisitEndpoint } from '@funnel/contract/visit/manage-visit';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, replyOf, submitExample } from '../testing/customer-browser.ts';
import { staffBrowser, staffEvents } from '../testing/staff-browser.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
/** A Thursday. */
const DAY = '2026-11-19';
const at = (time: string) => `${DAY}T${time}:00+01:00`;

type Person = Awaited<ReturnType<typeof staffBrowser>>;
let lead: Person;
let henrik: Person;
let carla: Person;
let visitors = 0;
beforeEach(async () => {
  lead = await staffBrowser(app, 'manager');
  henrik = await staffBrowser(app, 'agent');
  carla = await staffBrowser(app, 'agent');
});

const THURSDAY = { THU: [{ from: '10:00', to: '18:00' }] };

const change = (
  { staffId }: Person,
  given: { workingHours?: object; showrooms?: string[]; version?: number } = {},
) => {
  const { workingHours = THURSDAY, showrooms = ['KONZ'], version = 0 } = given;
  const body = { staffId, version, plan: { workingHours, showrooms }, workTelephone: '0651 123456' };
  return lead.browser.client.call(changePlannerEndpoint, { body });
};
const book = async (start: string, more: { planner?: string; minutes?: number; showroom?: string } = {}) => {
  const { enquiryId } = await submitExample(app, visitors++);
  const time = { kind: 'VISIT', visit: 'SHOWROOM', showroom: 'KONZ', start, ...more } as const;
  return lead.browser.client.call(bookTimeEndpoint, { body: { enquiryId, time } });
};
const slotsOf = async (more: { planner?: string; minutes?: number } = {}) => {
  const query = { kind: 'SHOWROOM', showroom: 'KONZ', ...more } as const;
  const { days } = replyOf(await lead.browser.client.call(listVisitSlotsEndpoint, { query })).data;
  return (days[DAY] ?? []).map(({ start }) => start.slice(11, 16));
};
const absent = (by: Person, { staffId }: Person, from: string, to: string, isTrial = false) =>
  by.browser.client.call(addAbsenceEndpoint, {
    body: { staffId, reason: 'VACATION', isTrial, period: { start: at(from), end: at(to) } },
  });
const freeAt = async (start: string) => {
  const query = { kind: 'SHOWROOM', showroom: 'KONZ', start } as const;
  const { planners } = replyOf(await lead.browser.client.call(whoIsFreeEndpoint, { query })).data;
  return Object.fromEntries(planners.map(({ staffId, clash }) => [staffId, clash?.reason ?? 'FREE']));
};
const plannerOf = async (visitId: string | null) =>
  await app.db
    .selectFrom('visit')
    .select(['planner', 'starts_at as startsAt', 'ends_at as endsAt', 'showroom'])
    .where('visit_id', '=', visitId ?? '')
    .executeTakeFirstOrThrow();

describe('hours of planners', () => {
  test('are set once by a manager, with showrooms that exist, and by nobody else', async () => {
    const { data } = replyOf(await change(henrik));
    expect(data.planner).toMatchObject({
      version: 1,
      workTelephone: '0651 123456',
      plan: { showrooms: ['KONZ'] },
    });
    expect(codeOf(await change(henrik))).toBe('STALE');
    expect(codeOf(await change(henrik, { version: 1, showrooms: ['NOWHERE'] }))).toBe('INVALID_INPUT');
    const body = { staffId: henrik.staffId, version: 1, plan: null, workTelephone: '' };
    expect(codeOf(await henrik.browser.client.call(changePlannerEndpoint, { body }))).toBe('FORBIDDEN');
    replyOf(await lead.browser.client.call(changePlannerEndpoint, { body }));
    const { planners } = replyOf(await henrik.browser.client.call(listPlannersEndpoint)).data;
    expect(planners.find(({ staffId }) => staffId === henrik.staffId)).toMatchObject({
      ...{ version: 2, plan: null, workTelephone: '' },
    });
    expect((await staffEvents(app)).map(({ type }) => type)).toEqual(['planner.changed', 'planner.changed']);
  });

  test('decide the free times once they are set, and before them the seats alone', async () => {
    expect(await slotsOf()).toEqual(['10:00', '11:30', '13:00', '14:30', '16:00']);
    replyOf(await change(henrik, { workingHours: { THU: [{ from: '14:00', to: '16:30' }] } }));
    expect(await slotsOf()).toEqual(['14:00', '14:30', '15:00']);
    expect(await slotsOf({ minutes: 120 })).toEqual(['14:00', '14:30']);
    replyOf(await change(carla, { workingHours: { THU: [{ from: '16:00', to: '18:00' }] } }));
    expect(await slotsOf()).toEqual(['14:00', '14:30', '15:00', '16:00', '16:30']);
    expect(await slotsOf({ planner: carla.staffId })).toEqual(['16:00', '16:30']);
  });

  test('that change name the visits outside them, which stay', async () => {
    replyOf(await change(henrik));
    const { visitId } = replyOf(await book(at('16:00'), { planner: henrik.staffId })).data;
    const narrow = { THU: [{ from: '10:00', to: '15:00' }] };
    const { data } = replyOf(await change(henrik, { version: 1, workingHours: narrow }));
    expect(data.visits.map((visit) => visit.visitId)).toEqual([visitId]);
    expect((await plannerOf(visitId)).planner).toBe(henrik.staffId);
  });
});

describe('whoever is free', () => {
  test('takes the visit, and who has fewer on that day is asked first', async () => {
    replyOf(await change(henrik));
    replyOf(await change(carla));
    const one = replyOf(await book(at('10:00'))).data.visitId;
    const two = replyOf(await book(at('10:00'))).data.visitId;
    const taken = [(await plannerOf(one)).planner, (await plannerOf(two)).planner];
    expect(taken.toSorted()).toEqual([henrik.staffId, carla.staffId].toSorted());
    expect(codeOf(await book(at('10:30')))).toBe('SLOT_TAKEN');
  });

  test('is shown with where the others are', async () => {
    replyOf(await change(henrik));
    replyOf(await change(carla, { workingHours: { FRI: [{ from: '10:00', to: '18:00' }] } }));
    expect(await freeAt(at('10:30'))).toEqual({ [henrik.staffId]: 'FREE', [carla.staffId]: 'OFF_HOURS' });
    replyOf(await book(at('10:00'), { planner: henrik.staffId }));
    expect(await freeAt(at('10:30'))).toEqual({ [henrik.staffId]: 'VISIT', [carla.staffId]: 'OFF_HOURS' });
  });

  test('is somebody else when the named planner is not at work, with the reason', async () => {
    replyOf(await change(henrik));
    replyOf(await change(carla));
    replyOf(await absent(lead, henrik, '09:00', '12:00'));
    const refused = await book(at('10:00'), { planner: henrik.staffId });
    if (refused.ok) throw new Error('not refused');
    expect(refused.failure.code).toBe('PLANNER_BUSY');
    const clash = clashSchema.parse('clash' in refused.failure ? refused.failure.clash : undefined);
    expect(clash).toMatchObject({
      reason: 'ABSENT',
      visit: null,
      freePlanners: [{ staffId: carla.staffId }],
    });
    expect(clash.freeTimes[0]?.start).toBe(at('12:00'));
  });
});

describe('absences', () => {
  test('are entered by oneself, or by a manager for others, and name the visits they hit', async () => {
    const { visitId } = replyOf(await book(at('10:00'), { planner: henrik.staffId })).data;
    expect(codeOf(await absent(carla, henrik, '09:00', '12:00'))).toBe('FORBIDDEN');
    const trial = replyOf(await absent(henrik, henrik, '11:00', '12:00', true)).data;
    expect(trial).toMatchObject({ absence: null, visits: [{ visitId, showroom: 'KONZ' }] });
    const { absence } = replyOf(await absent(henrik, henrik, '11:00', '12:00')).data;
    const remove = (by: Person) =>
      by.browser.client.call(removeAbsenceEndpoint, { body: { absenceId: absence?.absenceId ?? '' } });
    expect(codeOf(await remove(carla))).toBe('FORBIDDEN');
    expect(codeOf(await remove(lead))).toBe('OK');
    expect(codeOf(await remove(lead))).toBe('NOT_FOUND');
    const types = (await staffEvents(app)).map(({ type }) => type);
    expect(types.filter((type) => type !== 'data.viewed')).toEqual(['absence.added', 'absence.removed']);
  });

  test.each([
    [{ start: at('12:00'), end: at('11:00') }, 'INVALID_INPUT'],
    [{ from: '2026-11-20', to: '2026-11-19' }, 'INVALID_INPUT'],
    [{ from: '2026-11-20', to: '2028-11-20' }, 'INVALID_INPUT'],
    [{ from: '2026-11-20', to: '2026-11-20' }, 'OK'],
  ])('%j: %s', async (period, code) => {
    const body = { staffId: henrik.staffId, reason: 'FAIR', period } as const;
    expect(codeOf(await henrik.browser.client.call(addAbsenceEndpoint, { body }))).toBe(code);
  });

  test('of whole days last from midnight to midnight', async () => {
    const body = { staffId: henrik.staffId, reason: 'FAIR', period: { from: DAY, to: DAY } } as const;
    const { absence } = replyOf(await henrik.browser.client.call(addAbsenceEndpoint, { body })).data;
    expect(absence).toMatchObject({
      ...{ start: `${DAY}T00:00:00+01:00`, end: '2026-11-20T00:00:00+01:00', isWholeDay: true },
    });
  });
});

describe('a visit', () => {
  test('begins at any time within the hours, and is as long as agreed', async () => {
    const { visitId } = replyOf(await book(at('10:15'), { minutes: 45 })).data;
    expect((await plannerOf(visitId)).endsAt).toEqual(new Date(at('11:00')));
    expect(codeOf(await book(at('17:30'), { minutes: 45 }))).toBe('SLOT_TAKEN');
  });

  test('is moved to another planner, length and place, and the rest stays', async () => {
    const { visitId } = replyOf(await book(at('10:00'), { planner: henrik.staffId })).data;
    const move = (given: object) =>
      lead.browser.client.call(moveVisitEndpoint, {
        body: { visitId: visitId ?? '', start: at('10:00'), ...given },
      });
    replyOf(await move({ planner: carla.staffId }));
    expect((await plannerOf(visitId)).planner).toBe(carla.staffId);
    replyOf(await move({ minutes: 30, showroom: 'MAINZ' }));
    expect(await plannerOf(visitId)).toMatchObject({
      ...{ planner: carla.staffId, showroom: 'MAINZ', endsAt: new Date(at('10:30')) },
    });
    replyOf(await move({}));
    expect(codeOf(await move({ planner: 'nobody' }))).toBe('INVALID_INPUT');
    const types = await app.db.selectFrom('event').select('type').orderBy('sequence').execute();
    expect(types.map(({ type }) => type).filter((type) => type.startsWith('visit'))).toEqual([
      'visit.booked',
      'visit.handed-over',
      'visit.changed',
    ]);
  });
});
