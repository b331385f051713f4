import { expect, test } from 'vitest';
import { parseFile } from './parse-file.ts';

const specifiers = (text: string, path = 'a.tsx') =>
  parseFile({ path, text }).imports.map(({ specifier }) => specifier);

test.each([
  ["import './a.ts'", './a.ts'],
  ["import a, { b } from './a.ts'", './a.ts'],
  ["import type { A } from './a.ts'", './a.ts'],
  ["export { a } from './a.ts'", './a.ts'],
  ["export * as a from './a.ts'", './a.ts'],
  ["const load = () => import('./a.ts')", './a.ts'],
  ['const load = () => import(`./a.ts`)', './a.ts'],
  ["type A = import('./a.ts').A", './a.ts'],
  ["const a = require('./a.ts')", './a.ts'],
  ["import.meta.resolve('./a.ts')", './a.ts'],
])('%s is an import', (text, specifier) => {
  expect(specifiers(text)).toEqual([specifier]);
});

test.each([
  ["// import './a.ts'"],
  ["/* import './a.ts' */"],
  ['const text = "import \'./a.ts\'"'],
  ["const text = `\nimport './a.ts'\n`"],
  ["const page = <p>import './a.ts'</p>"],
  ["const pattern = /import '.\\/a.ts'/"],
  ['const load = (name: string) => import(name)'],
  ["path.resolve('./a.ts')"],
])('%s is none', (text) => {
  expect(specifiers(text)).toEqual([]);
});

test('style sheets import by @import, composes and url()', () => {
  const text =
    "@import './a.css';\n.b { composes: c from './c.css'; background: url(./d.svg); }\n/* @import './e.css' */";
  expect(specifiers(text, 'a.css')).toEqual(['./a.css', './c.css', './d.svg']);
});
