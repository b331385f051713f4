import { expect, test } from 'vitest';
import { findGlobalUses } from './find-global-uses.ts';
import { parseFile } from './parse-file.ts';

const uses = (text: string) =>
  findGlobalUses(parseFile({ path: 'a.ts', text }), new Set(['fetch', 'Date.now'])).map(({ name }) => name);

test.each([
  ['fetch();', 'fetch'],
  ['const call = { fetch };', 'fetch'],
  ['function f(a = fetch) {}', 'fetch'],
  ['const f = (fetch: F) => fetch(); fetch;', 'fetch'],
  ['{ const fetch = 1; } fetch;', 'fetch'],
  ['export { fetch };', 'fetch'],
  ['const now = Date.now;', 'Date.now'],
  ["Date['now']();", 'Date.now'],
  ['new Date();', 'Date.now'],
  ['Date();', 'Date.now'],
])('%s uses the global', (text, name) => {
  expect(uses(text)).toEqual([name]);
});

test.each([
  ['const f = (fetch: F) => fetch();'],
  ['function f({ a: [fetch] }: F) { return () => fetch; }'],
  ["import { fetch } from './fetch.ts'; fetch();"],
  ['f(); function f() { fetch(); } function fetch() {}'],
  ['try { f(); } catch (fetch) { f(fetch); }'],
  ['for (const fetch of list) fetch();'],
  ['client.fetch();'],
  ['const call = { fetch: 1 };'],
  ['type F = typeof fetch; interface G { fetch: F }'],
  ['const f: typeof fetch = g;'],
  ['function f(fetch: F): void; function f() {}'],
  ["export { fetch } from './fetch.ts';"],
  ["// fetch()\nconst text = 'fetch()';"],
  ['new Date(now); Date.parse(now);'],
])('%s does not', (text) => {
  expect(uses(text)).toEqual([]);
});
