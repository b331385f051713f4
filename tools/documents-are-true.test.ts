import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('SECURITY.md names tests, and each of them exists', () => {
  const named = [...read('SECURITY.md').matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g)].map(
    ([, file]) => file ?? '',
  );
  expect(named.length).toBeGreaterThan(20);
  const places = (file: string) => [path.join(root, file), path.join(root, 'apps/server/src', file)];
  expect(named.filter((file) => !places(file).some(existsSync))).toEqual([]);
});

test('every requirement that is cited is in docs/requirements.md', () => {
  const known = new Set(
    [...read('docs/requirements.md').matchAll(/^\| (R\d+) /gm)].map(([, number]) => number),
  );
  const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'e2e', 'docs/decisions'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|md)$/.test(file) && existsSync(path.join(root, file)));
  const cited = files.flatMap((file) =>
    [...read(file).matchAll(/\((R\d+(?:, R\d+)*)\)/g)].flatMap(([, numbers = '']) =>
      numbers.split(', ').map((number) => ({ file, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
});

test('every source file that a document names is there', () => {
  const inTree = (patterns: string[]) =>
    globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', 'data/**'] });
  const sources = inTree(['{apps,bench,deploy,e2e,packages,tools}/**/*.*', '*.*']).map((file) => `/${file}`);
  const named = inTree(['*.md', 'docs/**/*.md', 'bench/*.md']).flatMap((document) =>
    [...read(document).matchAll(/`([\w.-][\w/.-]*\.(?:tsx?|sql|css))`/g)].map(([, file = '']) => ({
      document,
      file,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  /** Also without `src`: `domain/slot/slot.ts` is below the package's `src`. */
  const isThere = (file: string) =>
    sources.some(
      (source) => source.endsWith(`/${file}`) || source.endsWith(`/${file.replace('/', '/src/')}`),
    );
  expect(named.filter(({ file }) => !isThere(file))).toEqual([]);
});

test('every test that docs/proofs.md names is there, by its title', () => {
  const rows = read('docs/proofs.md').split('\n');
  const plain = (text: string) => text.replaceAll(/\\?'/g, '’');
  const named = rows.flatMap((row) =>
    [...row.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`((?:(?!`[\w/.-]+\.(?:test|spec)\.ts`).)*)/g)].flatMap(
      ([, file = '', said = '']) =>
        [...said.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title: plain(title) })),
    ),
  );
  expect(named.length).toBeGreaterThan(90);
  const isThere = ({ file, title }: (typeof named)[number]) =>
    title.split('…').every((part) => plain(read(file)).includes(part));
  expect(named.filter((one) => !isThere(one))).toEqual([]);
});

test('the index of the decision records lists every one, and names the void numbers', () => {
  const index = read('docs/decisions/README.md');
  const records = globSync('docs/decisions/0*.md', { cwd: root })
    .map((file) => path.basename(file))
    .sort();
  const listed = [...index.matchAll(/^- (\d+)\. \[(.+)\]\((.+)\)$/gm)].map(([, number, title, file]) => ({
    file,
    heading: `# ${number}. ${title}`,
  }));
  expect(listed.map(({ file }) => file)).toEqual(records);
  for (const { file, heading } of listed) expect(read(`docs/decisions/${file}`).split('\n')[0]).toBe(heading);
  const numbers = records.map((file) => Number(file.slice(0, 4)));
  const missing = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1).filter(
    (number) => !numbers.includes(number),
  );
  const [, named = ''] = /^Void numbers: (.*)\.$/m.exec(index) ?? [];
  expect(named.split(', ').map(Number)).toEqual(missing);
});
