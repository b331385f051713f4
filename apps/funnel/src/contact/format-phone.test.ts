import { afterEach, expect, test, vi } from 'vitest';
import { formatPhone } from './format-phone.ts';

afterEach(() => {
  vi.useRealTimers();
});

const longest = '1'.repeat(40);
const endless = '0681 '.repeat(10_000).trim();

test.each([
  // typed, country, sent
  ['0681 123456', 'DE', '+49 681 123456'],
  ['681 123456', 'DE', '+49 681 123456'],
  ['0681/12 34-56', 'DE', '+49 681 123456'],
  ['0681.123456', 'DE', '+49 681 123456'],
  ['(0681) 123456', 'DE', '+49 681 123456'],
  ['  0681 123456\t', 'DE', '+49 681 123456'],
  ['0049 681 123456', 'DE', '+49 681 123456'],
  ['0049 (0) 681 123456', 'DE', '+49 681 123456'],
  ['0049 681 123456', 'US', '+49 681 123456'],
  ['+49 (0) 681 123456', 'DE', '+49 681 123456'],
  ['+49 0681 123456', 'DE', '+49 681 123456'],
  ['+4968112345', 'DE', '+49 681 12345'],
  ['+49 681 123456', 'FR', '+49 681 123456'],
  ['0170 1234567', 'DE', '+49 170 1234567'],
  ['170 1234567', 'DE', '+49 170 1234567'],
  ['+44 20 7946 0000', 'DE', '+44 20 7946 0000'],
  ['0044 20 7946 0000', 'DE', '+44 20 7946 0000'],
  ['01 23 45 67 89', 'FR', '+33 1 23 45 67 89'],
  ['621 123 456', 'LU', '+352 621 123 456'],
  ['+352 (0) 621 123 456', 'DE', '+352 621 123 456'],
  ['+39 (0) 6 1234 5678', 'DE', '+39 06 1234 5678'],
  ['212 555 0123', 'US', '+1 212 555 0123'],
  // unparsable input is sent as typed
  ['', 'DE', ''],
  ['   ', 'DE', ''],
  ['+', 'DE', '+'],
  ['00', 'DE', '00'],
  ['+49', 'DE', '+49'],
  ['110', 'DE', '110'],
  ['00000000', 'DE', '00000000'],
  ['+999 123456789', 'DE', '+999 123456789'],
  ['+49 0049 681 123456', 'DE', '+49 0049 681 123456'],
  [' abends nach acht ', 'DE', 'abends nach acht'],
  ['Tel. 0681 123456', 'DE', 'Tel. 0681 123456'],
  ['0681 123456 oder 0170 1234567', 'DE', '0681 123456 oder 0170 1234567'],
  ['<b>0681 123456</b>', 'DE', '<b>0681 123456</b>'],
  [longest, 'DE', longest],
  [endless, 'DE', endless],
  ['0681 123456', 'XX', '0681 123456'],
  ['0681 123456', '', '0681 123456'],
  ['0681 123456', '__proto__', '0681 123456'],
  ['+49 681 123456', 'XX', '+49 681 123456'],
])('%j typed with %s goes as %j', async (typed, country, sent) => {
  expect(await formatPhone(typed, country)).toBe(sent);
});

test('without the numbering plans the number goes as it was typed', async () => {
  const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await formatPhone(' 0681 123456 ', 'DE', fails)).toBe('0681 123456');
});

test('numbering plans that do not come hold nothing up', async () => {
  vi.useFakeTimers();
  const formatted = formatPhone(' 0681 123456 ', 'DE', () => new Promise<never>(() => undefined));
  await vi.runAllTimersAsync();
  expect(await formatted).toBe('0681 123456');
});
