import { expect, test } from 'vitest';
import { futureSlots, precallDurationSeconds, visibleDays } from './slot.ts';

const slot = (start: string, end: string) => ({ start, end });

test('only slots that start after now are offered, and a day without any is not', () => {
  const slots = {
    '2026-11-16': [slot('2026-11-16T09:00:00+01:00', '2026-11-16T09:30:00+01:00')],
    '2026-11-17': [
      slot('2026-11-17T09:00:00+01:00', '2026-11-17T09:30:00+01:00'),
      slot('2026-11-17T09:30:00+01:00', '2026-11-17T10:00:00+01:00'),
    ],
  };
  expect(futureSlots(slots, new Date('2026-11-17T08:00:00Z'))).toEqual({
    '2026-11-17': [slot('2026-11-17T09:30:00+01:00', '2026-11-17T10:00:00+01:00')],
  });
});

test('three days are seen on a wide screen, two below 768 px', () => {
  expect([767, 768, 1280].map(visibleDays)).toEqual([2, 3, 3]);
});

test('a wish carries its duration in seconds', () => {
  expect(precallDurationSeconds(30)).toBe(1800);
});
