import { expect, test } from 'vitest';
import { invitationUrl, readDeskLink, staffResetUrl } from './desk-link.ts';

const fragmentOf = (url: string) => url.slice(url.indexOf('#'));

test.each([
  ['#invitation=a.b-c_d', { kind: 'invitation', token: 'a.b-c_d' }],
  ['#reset=abc', { kind: 'reset', token: 'abc' }],
  ['reset=abc', undefined],
  ['#reset=', undefined],
  ['#Reset=abc', undefined],
  ['#creds=abc', undefined],
  ['', undefined],
])('%s brings along %j', (fragment, link) => {
  expect(readDeskLink(fragment)).toEqual(link);
});

test('the mailed links are read back, in the language of the mail', () => {
  expect(readDeskLink(fragmentOf(invitationUrl('', 'a.b')))).toEqual({ kind: 'invitation', token: 'a.b' });
  expect(readDeskLink(fragmentOf(staffResetUrl('', 'ab', 'en')))).toEqual({ kind: 'reset', token: 'ab' });
  expect(staffResetUrl('https://kueche.example', 'ab', 'de')).toBe('https://kueche.example/desk#reset=ab');
  expect(staffResetUrl('https://kueche.example', 'ab', 'en')).toBe(
    'https://kueche.example/desk?lang=en#reset=ab',
  );
});
