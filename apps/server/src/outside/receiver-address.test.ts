import { expect, test } from 'vitest';
import { receiverAddress } from './receiver-address.ts';

test.each([
  ['https://crm.example/hooks/kueche', 'crm.example/hooks/kueche'],
  ['https://crm.example:8443/in?key=s3cret#s3cret', 'crm.example:8443/in'],
  ['https://anna:s3cret@crm.example', 'crm.example/'],
  ['s3cret', ''],
])('%s is shown as %s', (url, address) => {
  expect(receiverAddress(url)).toBe(address);
});
