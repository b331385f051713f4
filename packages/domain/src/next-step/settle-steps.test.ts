import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../retailer/default-settings.ts';
import { afterNoAnswer, nextTry } from './next-try.ts';
import { followUp, plannedStep } from './plan.ts';
import { type StepAct, settleSteps } from './settle-steps.ts';
import { type OpenStep, STEP_KINDS, type StepKind } from './step.ts';
import { suggestPlans } from './suggest-plans.ts';

const at = (time: string) => new Date(`2026-11-17T${time}:00+01:00`);
/** Tuesday. */
const NOW = at('10:42');
const calendar = { settings: DEFAULT_SETTINGS.slots, holidays: new Set<string>() };
const rules = { ...calendar, now: NOW, maxTries: 5, enquiryId: 'a', openIds: ['a'] };

const open = (kind: StepKind, from = '10:00', until = '11:00'): OpenStep => ({
  stepId: kind,
  enquiryId: 'a',
  kind,
  startsAt: at(from),
  endsAt: at(until),
});

const kindsOf = (steps: readonly { kind: StepKind }[]) => steps.map(({ kind }) => kind);
function settled(steps: readonly OpenStep[], act: StepAct, more: Partial<typeof rules> = {}) {
  const { ended, added } = settleSteps(steps, act, { ...rules, ...more });
  return [ended.map(({ kind, state }) => `${kind} ${state}`), kindsOf(added)];
}

describe('an act ends and plans', () => {
  test.each<[string, OpenStep[], StepAct, string[], StepKind[]]>([
    [
      'a time that the visitor booked replaces plans',
      [open('FIRST_CALL'), open('CALL', '13:00', '14:00')],
      { kind: 'CALL_AGREED' },
      ['FIRST_CALL CANCELLED'],
      [],
    ],
    [
      'a visit settles a wish',
      [open('WISH'), open('VISIT', '13:00', '14:00')],
      { kind: 'VISIT_AGREED' },
      ['WISH DONE'],
      [],
    ],
    ['a cancelled call is followed up', [], { kind: 'CALL_CANCELLED' }, [], ['FOLLOW_UP']],
    [
      'a cancelled visit beside a call is not',
      [open('CALL', '13:00', '14:00')],
      { kind: 'VISIT_CANCELLED' },
      [],
      [],
    ],
    [
      'reached: this call is made, and a follow-up is the default',
      [open('CALL')],
      { kind: 'REACHED' },
      ['CALL DONE'],
      ['FOLLOW_UP'],
    ],
    [
      'reached hours before the promise, which stays',
      [open('CALL', '13:00', '14:00')],
      { kind: 'REACHED' },
      [],
      [],
    ],
    ['reached: tasks stay', [open('TRY'), open('TASK')], { kind: 'REACHED' }, ['TRY DONE'], []],
    [
      'an offer is followed up',
      [open('FOLLOW_UP')],
      { kind: 'OFFER_SENT' },
      ['FOLLOW_UP DONE'],
      ['FOLLOW_UP'],
    ],
    ['not reached', [open('FIRST_CALL')], { kind: 'NOT_REACHED', tries: 1 }, ['FIRST_CALL DONE'], ['TRY']],
    [
      'not reached within the promise: once more before its end',
      [open('CALL')],
      { kind: 'NOT_REACHED', tries: 1 },
      [],
      ['TRY'],
    ],
    [
      'not reached before the promise: it stands',
      [open('CALL', '13:00', '14:00')],
      { kind: 'NOT_REACHED', tries: 1 },
      [],
      [],
    ],
    [
      'not reached at the end of the promise',
      [open('CALL', '10:00', '10:45')],
      { kind: 'NOT_REACHED', tries: 1 },
      ['CALL DONE'],
      ['TRY'],
    ],
    [
      'not reached after the promise',
      [open('CALL', '09:00', '10:00')],
      { kind: 'NOT_REACHED', tries: 1 },
      ['CALL DONE'],
      ['TRY'],
    ],
    [
      'not reached for the last time',
      [open('TRY')],
      { kind: 'NOT_REACHED', tries: 5 },
      ['TRY DONE'],
      ['UNREACHED'],
    ],
    [
      'not reached for the last time before a visit',
      [open('TRY'), open('VISIT', '15:00', '16:00')],
      { kind: 'NOT_REACHED', tries: 5 },
      ['TRY DONE'],
      [],
    ],
    ['the last step is ticked off', [], { kind: 'LAST_DONE' }, [], ['FOLLOW_UP']],
    ['who came is followed up', [], { kind: 'CAME' }, [], ['FOLLOW_UP']],
    [
      'who came was spoken with: what was planned for later stays',
      [open('TRY'), open('FOLLOW_UP', '13:00', '14:00'), open('TASK'), open('CALL', '13:00', '14:00')],
      { kind: 'CAME' },
      ['TRY DONE', 'FOLLOW_UP DONE'],
      [],
    ],
    ['who did not come is called', [], { kind: 'NO_SHOW' }, [], ['FOLLOW_UP']],
    ['a task does not stand for this call', [open('TASK')], { kind: 'NO_SHOW' }, [], ['FOLLOW_UP']],
    ['another visit does', [open('VISIT', '13:00', '14:00')], { kind: 'NO_SHOW' }, [], []],
    [
      'a plan is the decision about whom nobody reached',
      [open('UNREACHED'), open('TASK')],
      { kind: 'PLANNED' },
      ['UNREACHED DONE'],
      [],
    ],
    ['open again', [], { kind: 'REOPENED' }, [], ['FOLLOW_UP']],
  ])('%s', (_, steps, act, ended, added) => {
    expect(settled(steps, act)).toEqual([ended, added]);
  });

  test('a closed enquiry has no plans any more; a promise to come stays', () => {
    const steps = [open('TRY'), open('TASK'), open('WISH', '08:00', '09:00'), open('CALL', '13:00', '14:00')];
    const ended = ['TRY CANCELLED', 'TASK CANCELLED', 'WISH DONE'];
    expect(settled(steps, { kind: 'CLOSED' }, { openIds: [] })).toEqual([ended, []]);
  });

  test('a promised call to somebody whose enquiry is closed is tried again, another call is not', () => {
    const missed: StepAct = { kind: 'NOT_REACHED', tries: 1 };
    expect(settled([open('CALL', '09:00', '10:00')], missed, { openIds: [] })[1]).toEqual(['TRY']);
    expect(settled([], missed, { openIds: [] })[1]).toEqual([]);
  });

  test('a given plan is taken instead of the default', () => {
    const next = plannedStep({ kind: 'WAIT', date: '2026-11-24', text: 'Grundriss' }, 'REACHED');
    expect(settleSteps([open('CALL')], { kind: 'REACHED', next }, rules).added).toEqual([
      { ...next, enquiryId: 'a' },
    ]);
  });
});

describe('of a person with two enquiries', () => {
  const ofOther = (kind: StepKind, from = '10:00', until = '11:00') => ({
    ...open(kind, from, until),
    stepId: `other ${kind}`,
    enquiryId: 'b',
  });
  const both = { openIds: ['b', 'a'] };

  test('one call ends what was planned for both', () => {
    const steps = [open('FIRST_CALL'), ofOther('FIRST_CALL')];
    expect(settled(steps, { kind: 'REACHED' }, both)[0]).toEqual(['FIRST_CALL DONE', 'FIRST_CALL DONE']);
  });

  test('closing one leaves the plans of the other', () => {
    const steps = [open('TRY'), ofOther('FOLLOW_UP')];
    expect(settled(steps, { kind: 'CLOSED' }, { openIds: ['b'] })).toEqual([['TRY CANCELLED'], []]);
  });

  test('closing the one with the only step gives the other one of its own', () => {
    const { added } = settleSteps([open('TRY')], { kind: 'CLOSED' }, { ...rules, openIds: ['b'] });
    expect(added).toMatchObject([{ kind: 'FOLLOW_UP', enquiryId: 'b' }]);
  });
});

const anyStep = fc
  .tuple(fc.constantFrom(...STEP_KINDS), fc.integer({ min: -72, max: 72 }), fc.integer({ min: 1, max: 24 }))
  .map(([kind, from, hours]): OpenStep => {
    const startsAt = new Date(NOW.getTime() + from * 3_600_000);
    return {
      stepId: `${kind} ${from}`,
      enquiryId: 'a',
      kind,
      startsAt,
      endsAt: new Date(startsAt.getTime() + hours * 3_600_000),
    };
  });
const anyAct = fc.oneof(
  fc.constantFrom<StepAct>(
    ...(
      [
        'CALL_CANCELLED',
        'VISIT_CANCELLED',
        'REACHED',
        'OFFER_SENT',
        'LAST_DONE',
        'CAME',
        'NO_SHOW',
        'PLANNED',
        'REOPENED',
        'CLOSED',
      ] as const
    ).map((kind) => ({ kind })),
  ),
  fc.integer({ min: 1, max: 7 }).map((tries): StepAct => ({ kind: 'NOT_REACHED', tries })),
);

test('whatever happens, an open enquiry has a next step, and no promise to come is ended', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 5 }), anyAct, (steps, act) => {
      const { ended, added } = settleSteps(steps, act, rules);
      expect(steps.length - ended.length + added.length).toBeGreaterThan(0);
      const lateStart = NOW.getTime() + 15 * 60_000;
      for (const { kind, startsAt } of ended)
        if (kind === 'CALL' || kind === 'VISIT') expect(startsAt.getTime()).toBeLessThanOrEqual(lateStart);
      const promised = steps.filter(
        ({ kind, startsAt }) => (kind === 'CALL' || kind === 'VISIT') && startsAt > NOW,
      );
      for (const step of added.filter(({ kind }) => kind === 'TRY'))
        for (const promise of promised) expect(step.startsAt < promise.startsAt).toBe(true);
    }),
  );
});

test('the next try is within hours, and after the last there is none', () => {
  const tried = (tries: number, now: string) =>
    nextTry(tries, { ...calendar, now: new Date(now), maxTries: 5 });
  expect(tried(1, '2026-11-17T10:42:00+01:00')).toEqual(at('13:42'));
  expect(tried(1, '2026-11-17T16:00:00+01:00')).toEqual(new Date('2026-11-18T09:00:00+01:00'));
  expect(tried(2, '2026-11-20T17:00:00+01:00')).toEqual(new Date('2026-11-23T09:00:00+01:00'));
  expect(tried(4, '2026-11-17T10:00:00+01:00')).toEqual(new Date('2026-11-19T12:00:00+01:00'));
  expect(tried(5, '2026-11-17T10:00:00+01:00')).toBeUndefined();
});

test('within a promise the last try begins five minutes before its end', () => {
  const promised = [{ startsAt: at('10:00'), endsAt: at('11:00') }];
  expect(afterNoAnswer({ tries: 1, promised }, rules)).toMatchObject({
    kind: 'TRY',
    startsAt: at('10:55'),
    endsAt: at('11:00'),
  });
});

test('a try within a promise does not pass the next promise', () => {
  const promised = [
    { startsAt: at('10:00'), endsAt: at('15:00') },
    { startsAt: at('12:00'), endsAt: at('13:00') },
  ];
  expect(afterNoAnswer({ tries: 1, promised }, rules)).toBeUndefined();
});

test('plans are made for working days', () => {
  expect(suggestPlans({ ...calendar, now: NOW })).toEqual({
    call: '2026-11-18',
    followUp: '2026-11-20',
    offer: '2026-11-24',
    wait: '2026-11-24',
  });
  const friday = new Date('2026-11-20T10:00:00+01:00');
  const step = followUp({ days: 2, cause: 'REACHED' }, { ...calendar, now: friday });
  expect(step).toMatchObject({
    startsAt: new Date('2026-11-23T00:00:00+01:00'),
    endsAt: new Date('2026-11-24T00:00:00+01:00'),
    isWholeDay: true,
  });
});

test('a plan at a time is for that hour, also when the clocks change', () => {
  expect(plannedStep({ kind: 'TASK', date: '2027-03-28', time: '02:30' }, 'PLANNED')).toMatchObject({
    startsAt: new Date('2027-03-28T03:30:00+02:00'),
    endsAt: new Date('2027-03-28T04:30:00+02:00'),
    isWholeDay: false,
  });
  expect(plannedStep({ kind: 'WAIT', date: '2027-10-31' }, 'PLANNED')).toMatchObject({
    startsAt: new Date('2027-10-31T00:00:00+02:00'),
    endsAt: new Date('2027-11-01T00:00:00+01:00'),
  });
});
