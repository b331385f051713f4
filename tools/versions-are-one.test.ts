import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (...names: string[]) => readFileSync(path.join(root, ...names), 'utf8');
const lock: { packages: Record<string, { version?: string }> } = JSON.parse(read('package-lock.json'));
const { version } = JSON.parse(read('package.json'));

test('every package of ours has the version of the product, also in the lock file', () => {
  const own = Object.keys(lock.packages).filter((place) => !place.includes('node_modules'));
  expect(own.length).toBeGreaterThan(10);
  const versions = own.flatMap((place) => [
    lock.packages[place]?.version,
    JSON.parse(read(place, 'package.json')).version,
  ]);
  expect(new Set(versions)).toEqual(new Set([version]));
});

test('the changelog begins with this version', () => {
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
