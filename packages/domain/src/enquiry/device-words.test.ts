import { expect, test } from 'vitest';
import { sayIn } from '../text/say.ts';
import { deviceWords } from './device-words.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'iPhone, Safari',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`,
  ],
  ['iPad, Chrome', `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${WEBKIT} CriOS/130.0 Mobile Safari/604.1`],
  [
    'Android-Handy, Chrome',
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Android-Tablet, Samsung Internet',
    `Mozilla/5.0 (Linux; Android 13; SM-X200) ${BLINK} SamsungBrowser/25.0 Chrome/121.0 Safari/537.36`,
  ],
  [
    'Windows-PC, Edge',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
  ],
  ['Windows-PC, Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Mac, Safari', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`],
  ['iPhone, Instagram', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Instagram 350.0`],
  ['Chromebook, Chrome', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/130.0.0.0 Safari/537.36`],
  ['Linux-PC', 'Mozilla/5.0 (X11; Linux x86_64)'],
  ['', 'curl/8.5.0'],
  ['', '<script>window.acted=1</script>'],
])('%s', (words, userAgent) => {
  expect(deviceWords(userAgent, sayIn('de', {}))).toBe(words);
});
