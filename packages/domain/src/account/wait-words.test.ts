import { expect, test } from 'vitest';
import { waitWords } from './wait-words.ts';

test.each([
  [0, 'einer Sekunde', 'a second'],
  [1, 'einer Sekunde', 'a second'],
  [30, '30 Sekunden', '30 seconds'],
  [60, 'einer Minute', 'a minute'],
  [61, '2 Minuten', '2 minutes'],
  [3599, '60 Minuten', '60 minutes'],
  [3600, 'einer Stunde', 'an hour'],
  [3601, '2 Stunden', '2 hours'],
])('%i seconds are a wait of %s', (seconds, de, en) => {
  expect([waitWords(seconds, 'de'), waitWords(seconds, 'en')]).toEqual([de, en]);
});
