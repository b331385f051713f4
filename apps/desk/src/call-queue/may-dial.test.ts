import { expect, test } from 'vitest';
import { mayDial } from './may-dial.ts';

const by = (staffId: string) => ({ staffId, name: '', since: '2026-03-02T09:00:00Z', leftMs: 60_000 });

test.each([
  { who: 'nobody is on it', claim: null, may: true },
  { who: 'a colleague is on it', claim: by('tobias'), may: false },
  { who: 'one is on it oneself', claim: by('jana'), mineId: 'a', may: true },
  {
    who: 'one is on it oneself, without a connection',
    claim: by('jana'),
    mineId: 'a',
    isOffline: true,
    may: true,
  },
  { who: 'it was taken over by a colleague', claim: by('tobias'), mineId: 'a', may: false },
  { who: 'one is on another call', claim: null, mineId: 'b', may: false },
  { who: 'there is no connection', claim: null, isOffline: true, may: false },
])('where $who, a number may be dialled: $may', ({ claim, mineId, isOffline = false, may }) => {
  expect(mayDial({ enquiryId: 'a', claim }, { staffId: 'jana', mineId, isOffline })).toBe(may);
});
