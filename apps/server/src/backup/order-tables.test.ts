import { expect, test } from 'vitest';
import { orderTables } from './order-tables.ts';

const table = (name: string, ...needs: string[]) => ({ name, columns: [], needs });

test('tables come after those that they refer to', () => {
  const tables = [
    table('file', 'link'),
    table('account', 'enquiry'),
    table('link', 'enquiry'),
    table('enquiry'),
  ];
  expect(orderTables(tables).map(({ name }) => name)).toEqual(['enquiry', 'account', 'link', 'file']);
});

test('tables that refer to each other in a cycle are an error, not an endless loop', () => {
  expect(() => orderTables([table('a', 'b'), table('b', 'a'), table('c')])).toThrow('circle');
});
