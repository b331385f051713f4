import { expect, test } from 'vitest';
import type { ViewFilter } from './saved-view.ts';
import { addressOfFilter, filterOfAddress } from './view-address.ts';

test('a filter survives the way through an address', () => {
  const filter: ViewFilter = {
    search: '54329',
    status: ['NEW', 'OFFER'],
    assignee: 'me',
    showroom: 'none',
    source: ['WALK_IN'],
    days: 7,
  };
  const address = addressOfFilter(filter);
  expect(address).toEqual({
    search: '54329',
    status: 'NEW,OFFER',
    assignee: 'me',
    showroom: 'none',
    source: 'WALK_IN',
    days: '7',
  });
  expect(filterOfAddress(address)).toEqual(filter);
});

test('an address has no empty fields', () => {
  expect(addressOfFilter({ search: '', status: [], assignee: '', source: [] })).toEqual({});
  expect(filterOfAddress({})).toEqual({});
});

test.each([
  [{ search: 'x'.repeat(10_000) }],
  [{ search: ['a', 'b'] }],
  [{ status: 'HOT,,' }],
  [{ assignee: { $ne: null } }],
  [{ source: 'FUNNEL' }],
  [{ days: '-3' }],
  [{ days: '1.5' }],
  [{ days: 'many' }],
])('%j in an address is left out', (address) => {
  expect(filterOfAddress({ ...address, showroom: 'TRIER' })).toEqual({ showroom: 'TRIER' });
});
