import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const text = readFileSync(path.join(root, 'SECURITY.md'), 'utf8');
const named = [...text.matchAll(/`([\w/-]+\.(?:test|spec)\.ts)`/g)].map(([, file]) => file ?? '');

test('SECURITY.md names tests, and each of them exists', () => {
  expect(named.length).toBeGreaterThan(20);
  const places = (file: string) => [path.join(root, file), path.join(root, 'apps/server/src', file)];
  expect(named.filter((file) => !places(file).some(existsSync))).toEqual([]);
});
