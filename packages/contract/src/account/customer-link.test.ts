import { expect, test } from 'vitest';
import { customerAreaUrl } from './customer-area-url.ts';
import { readCustomerLink } from './customer-link.ts';

test.each([
  ['#creds=abc', { kind: 'creds', token: 'abc' }],
  ['#confirm=a-b_c', { kind: 'confirm', token: 'a-b_c' }],
  ['#disown=x', { kind: 'disown', token: 'x' }],
  ['#enquiry=a.b', { kind: 'enquiry', token: 'a.b' }],
  ['reset=x', { kind: 'reset', token: 'x' }],
  ['#creds=a%2Bb', { kind: 'creds', token: 'a+b' }],
  ['#creds=&reset=x', { kind: 'reset', token: 'x' }],
  ['', undefined],
  ['#', undefined],
  ['#creds', undefined],
  ['#Creds=abc', undefined],
  ['#x=creds=abc', undefined],
  ['#creds=%', { kind: 'creds', token: '%' }],
])('%s brings along %j', (fragment, link) => {
  expect(readCustomerLink(fragment)).toEqual(link);
});

test('the link that the funnel opens is read back unchanged', () => {
  const creds = 'a+b/c=&#d';
  const fragment = customerAreaUrl(undefined, creds).replace('/customer', '');
  expect(readCustomerLink(fragment)).toEqual({ kind: 'creds', token: creds });
});
