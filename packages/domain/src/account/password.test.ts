import { expect, test } from 'vitest';
import { checkPasswords } from './password.ts';

const LONGEST = 'x'.repeat(256);

test.each([
  ['', '', 'Passwort ist erforderlich', 'Bestätigen Sie bitte Ihr Passwort'],
  ['1234567', '1234567', 'Das Passwort muss mindestens 8 Zeichen lang sein', undefined],
  ['12345678', '', undefined, 'Bestätigen Sie bitte Ihr Passwort'],
  ['12345678', '12345679', undefined, 'Die Passwörter stimmen nicht überein'],
  ['12345678', '12345678', undefined, undefined],
  [LONGEST, LONGEST, undefined, undefined],
  [`${LONGEST}x`, `${LONGEST}x`, 'Das Passwort darf höchstens 256 Zeichen lang sein', undefined],
])('%j confirmed by %j: %s, %s', (password, confirmation, first, second) => {
  const found = checkPasswords(password, confirmation);
  expect(found.password?.de).toBe(first);
  expect(found.confirmation?.de).toBe(second);
});
