import { sayIn } from '@funnel/domain/text/say';
import { expect, test } from 'vitest';
import { stepOf } from '../testing/step-of.ts';
import { stepDue, stepTitle } from './step-words.ts';

/** Tuesday, 10:42 in Germany. */
const now = new Date('2026-11-17T10:42:00+01:00');
const wording = { say: sayIn('de', {}), language: 'de', now } as const;
const hour = (from: string, until: string) => ({ from: `${from}+01:00`, until: `${until}+01:00` });
const today = hour('2026-11-17T10:00:00', '2026-11-17T11:00:00');
const thursday = hour('2026-11-19T14:00:00', '2026-11-19T15:00:00');
const day = (date: string, next: string) => ({
  isWholeDay: true,
  ...hour(`${date}T00:00:00`, `${next}T00:00:00`),
});

test.each([
  ['Telefontermin 10:00–11:00', stepOf({ kind: 'CALL', call: 'CONSULTATION', standing: 'BOOKED', ...today })],
  [
    'Telefontermin, reserviert Do 14:00',
    stepOf({ kind: 'CALL', call: 'CONSULTATION', standing: 'RESERVED', ...thursday }),
  ],
  [
    'Rückruf seit 10:30',
    stepOf({ kind: 'CALL', call: 'CALLBACK', ...hour('2026-11-17T09:30:00', '2026-11-17T10:30:00') }),
  ],
  ['Wunschzeit klären Wunsch Do 14:00', stepOf({ kind: 'WISH', ...thursday })],
  ['Erster Anruf Ziel 11:00', stepOf({ kind: 'FIRST_CALL', ...today })],
  ['Neuer Versuch ab Do 14:00', stepOf({ kind: 'TRY', ...thursday })],
  ['Nachfassen Fr 20.11.', stepOf(day('2026-11-20', '2026-11-21'))],
  ['Nachfassen heute', stepOf(day('2026-11-17', '2026-11-18'))],
  ['Nachfassen seit Sa 14.11.', stepOf(day('2026-11-14', '2026-11-15'))],
  ['Angebot besprechen Do 14:00', stepOf({ cause: 'OFFER', ...thursday })],
  ['Wartet auf Antwort bis Di 24.11.', stepOf({ kind: 'WAIT', ...day('2026-11-24', '2026-11-25') })],
  [
    'Termin zu Hause Do 14:00',
    stepOf({ kind: 'VISIT', visit: { kind: 'HOME', showroom: 'KONZ' }, ...thursday }),
  ],
])('%s', (words, step) => {
  expect(`${stepTitle(step, wording.say)} ${stepDue(step, wording)}`).toBe(words);
});
