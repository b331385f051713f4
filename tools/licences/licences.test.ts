import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isAllowed, licenceDocument, licensedPackages } from './licence-list.ts';

const root = path.resolve(import.meta.dirname, '../..');
const packages = licensedPackages(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));

test.each([
  ['MIT', true],
  ['(MIT OR CC0-1.0)', true],
  ['GPL-3.0 OR MIT', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  ['none', false],
])('%s: %s', (licence, isFine) => {
  expect(isAllowed(licence)).toBe(isFine);
});

test('nothing that runs with the product has a licence that binds the retailer', () => {
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test('the list in the documentation is the one of the lock file (npm run licences)', () => {
  expect(readFileSync(path.join(root, 'docs/licences.md'), 'utf8')).toBe(licenceDocument(packages));
});
