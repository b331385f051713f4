import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alertMessage } from './alert-message.ts';
import type { AlertKind } from './alert-rules.ts';
import { type AlertChange, judgeAlerts, type StandingAlert } from './judge-alerts.ts';

const START = Date.parse('2026-11-16T09:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS);

/** Judges at the given minutes; `reached`: whether the alert could be delivered. */
function watch(
  kind: AlertKind,
  looks: readonly [minutes: number, fact: string | null | undefined][],
  reached = () => true,
) {
  let standing: readonly StandingAlert[] = [];
  const told: [number, AlertChange['what']][] = [];
  for (const [minutes, fact] of looks) {
    const looked = new Map(fact === undefined ? [] : [[kind, fact] as const]);
    for (const { change, told: ifTold, untold } of judgeAlerts(looked, standing, at(minutes))) {
      const isTold = change !== undefined && reached();
      if (change && isTold) told.push([minutes, change.what]);
      const kept = isTold ? ifTold : untold;
      standing = [...standing.filter((alert) => alert.kind !== kind), ...(kept ? [kept] : [])];
    }
  }
  return { told, standing };
}

const every = (step: number, until: number, fact: string | null): [number, string | null][] =>
  Array.from({ length: Math.floor(until / step) + 1 }, (_, n) => [n * step, fact]);

describe('an alert', () => {
  test('is sent once when it begins, then once a day, and once when it is over', () => {
    const bad = every(5, 3 * DAY_MINUTES, 'x');
    const end = 3 * DAY_MINUTES;
    const well: [number, null][] = [5, 10, 25, 30, 35, 60].map((more) => [end + more, null]);
    expect(watch('disk', [...bad, ...well]).told).toEqual([
      [0, 'BEGAN'],
      [DAY_MINUTES, 'GOES_ON'],
      [2 * DAY_MINUTES, 'GOES_ON'],
      [3 * DAY_MINUTES, 'GOES_ON'],
      [end + 30, 'OVER'],
    ]);
  });

  test('that clears within its patience is not sent', () => {
    expect(
      watch('mails', [
        [0, 'EAUTH'],
        [5, 'EAUTH'],
        [9, null],
        [60, null],
      ]),
    ).toEqual({ told: [], standing: [] });
    expect(
      watch('mails', [
        [0, 'EAUTH'],
        [5, 'EAUTH'],
        [10, 'EAUTH'],
      ]).told,
    ).toEqual([[10, 'BEGAN']]);
  });

  test('that flaps is one alert', () => {
    const looks = every(5, 600, 'x').map(([minutes], n): [number, string | null] => [
      minutes,
      n % 2 ? null : 'x',
    ]);
    expect(watch('disk', looks).told).toEqual([[0, 'BEGAN']]);
  });

  test('whose facts are unknown stays as it is', () => {
    const { told, standing } = watch('disk', [
      [0, 'x'],
      [60, undefined],
      [120, undefined],
    ]);
    expect(told).toEqual([[0, 'BEGAN']]);
    expect(standing).toHaveLength(1);
  });

  test('that could not be delivered is sent as soon as it can be', () => {
    let tries = 0;
    const looks: [number, string | null][] = [
      [0, 'x'],
      [5, 'x'],
      [10, 'x'],
      [15, null],
      [40, null],
      [45, null],
    ];
    expect(watch('disk', looks, () => ++tries > 2).told).toEqual([
      [10, 'BEGAN'],
      [40, 'OVER'],
    ]);
  });

  test('is never sent more than once a day, and its end only after its beginning', () => {
    const look = fc.tuple(fc.integer({ min: 1, max: 600 }), fc.constantFrom('x', null, undefined));
    fc.assert(
      fc.property(fc.array(look, { maxLength: 100 }), fc.constantFrom('disk', 'mails'), (steps, kind) => {
        let minutes = 0;
        const looks = steps.map(([pause, fact]): [number, string | null | undefined] => {
          minutes += pause;
          return [minutes, fact];
        });
        const { told } = watch(kind as AlertKind, looks);
        let last: [number, string] | undefined;
        for (const [when, what] of told) {
          if (what === 'BEGAN') expect(last?.[1] ?? 'OVER').toBe('OVER');
          else expect(last?.[1]).toMatch(/BEGAN|GOES_ON/);
          if (what === 'GOES_ON') expect(when - (last?.[0] ?? 0)).toBeGreaterThanOrEqual(DAY_MINUTES);
          last = [when, what];
        }
      }),
    );
  });
});

test('the message is German and says since when, what it means, what to do, and the fact', () => {
  const change = { kind: 'mails', beganAt: at(0), fact: 'mail server: EAUTH' } as const;
  expect(alertMessage({ ...change, what: 'BEGAN' })).toEqual({
    subject: 'Störung: E-Mails gehen nicht hinaus',
    paragraphs: [
      'Seit 16.11.2026, 10:00 Uhr. Kunden bekommen keine Bestätigungen, und Sie erfahren nicht per E-Mail von neuen Anfragen.',
      'Bitte den Mailserver und SMTP_URL prüfen. Die E-Mails warten und werden weiter versucht.',
    ],
    fact: 'mail server: EAUTH',
  });
  expect(alertMessage({ ...change, what: 'GOES_ON' }).subject).toBe(
    'Störung besteht weiter: E-Mails gehen nicht hinaus',
  );
  expect(alertMessage({ ...change, what: 'OVER', fact: null })).toEqual({
    subject: 'Erledigt: E-Mails gehen nicht hinaus',
    paragraphs: ['Die Störung begann am 16.11.2026, 10:00 Uhr. Sie besteht nicht mehr.'],
    fact: null,
  });
});
