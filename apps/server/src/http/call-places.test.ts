import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callPlaces, type Place } from './call-places.ts';

const taking = (places: ReturnType<typeof callPlaces>, network: string | undefined, times: number) =>
  Array.from({ length: times }, () => places.take(network)).filter((place) => place !== undefined);

test('one network has a third of the places, three have all of them', () => {
  const places = callPlaces();
  expect(taking(places, 'a', 60)).toHaveLength(50);
  expect(taking(places, 'b', 60)).toHaveLength(50);
  expect(taking(places, 'c', 60)).toHaveLength(50);
  expect(places.take('d')).toBeUndefined();
  expect(places.taken).toBe(150);
});

test('who has no network has no share, and there are still no more than all places', () => {
  expect(taking(callPlaces(), undefined, 200)).toHaveLength(150);
});

test('whoever comes and goes in whatever order, the count is right and nobody is locked out', () => {
  const acts = fc.array(fc.record({ network: fc.constantFrom('a', 'b', undefined), leaves: fc.nat(9) }));
  fc.assert(
    fc.property(acts, (all) => {
      const places = callPlaces();
      const held: Place[] = [];
      for (const { network, leaves } of all) {
        const place = places.take(network);
        if (place) held.push(place);
        for (let left = 0; left < leaves % 3; left++) {
          const leaving = held.shift();
          leaving?.leave();
          // The second call has no effect.
          leaving?.leave();
        }
        expect(places.taken).toBe(held.length);
      }
      for (const place of held) place.leave();
      expect(places.taken).toBe(0);
      expect(taking(places, 'a', 60)).toHaveLength(50);
    }),
  );
});

test('a place that is taken for a minute is lost', () => {
  let nowMs = 0;
  const places = callPlaces(() => nowMs);
  places.take('a');
  nowMs = 30_000;
  places.take('b')?.leave();
  places.take('b');
  nowMs = 59_999;
  expect(places.lost).toBe(0);
  nowMs = 60_000;
  expect(places.lost).toBe(1);
});

test.each<[string, (places: ReturnType<typeof callPlaces>, wait: (ms: number) => void) => void, boolean]>([
  ['without a call', (_places, wait) => wait(60_000), false],
  [
    'with refusals for 29 seconds',
    (places, wait) => {
      places.noteOutcome(true);
      wait(29_000);
      places.noteOutcome(true);
    },
    false,
  ],
  [
    'with nothing but refusals for 30 seconds',
    (places, wait) => {
      places.noteOutcome(true);
      wait(30_000);
      places.noteOutcome(true);
    },
    true,
  ],
  [
    'with one call served in between',
    (places, wait) => {
      places.noteOutcome(true);
      wait(20_000);
      places.noteOutcome(false);
      places.noteOutcome(true);
      wait(20_000);
      places.noteOutcome(true);
    },
    false,
  ],
  [
    'with free places and no call for a while',
    (places, wait) => {
      places.noteOutcome(true);
      wait(30_000);
      places.noteOutcome(true);
      wait(10_000);
    },
    false,
  ],
  [
    'with all places taken and no call for a while',
    (places, wait) => {
      taking(places, undefined, 150);
      places.noteOutcome(true);
      wait(60_000);
    },
    true,
  ],
])('%s a server is useless: see the table', (_when, act, isUseless) => {
  let nowMs = 1_000_000;
  const places = callPlaces(() => nowMs);
  act(places, (ms) => {
    nowMs += ms;
  });
  expect(places.isUseless).toBe(isUseless);
});
