import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandSheet, deskSheet } from '@funnel/domain/retailer/brand-sheet';
import { DEFAULT_BRAND } from '@funnel/domain/retailer/default-brand';
import { deskPalettes } from '@funnel/domain/retailer/desk-palette';
import { mailPalettes } from '@funnel/domain/retailer/mail-palette';
import { palette } from '@funnel/domain/retailer/palette';
import { DEFAULT_SHOWROOMS } from '@funnel/domain/showroom/default-showrooms';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const { name, colors } = DEFAULT_BRAND;

/** Allowed besides the value itself: our own colours, tests, and the materials of tile pictures. */
const MAY_NAME =
  /\.(?:test|spec)\.tsx?$|^packages\/(?:kitchen\/|domain\/src\/retailer\/(?:default-brand|palette|mail-palette|desk-palette)\.ts)/;

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'tools'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|js|css|html|svg)$/.test(file) && existsSync(path.join(root, file)))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

test('no file but the default brand names the retailer or one of its colours', () => {
  const schemes = [mailPalettes(colors), deskPalettes(colors)].flatMap(({ light, dark }) => [light, dark]);
  const hexes = new Set([palette(colors), ...schemes].flatMap((each) => Object.values(each)));
  // White belongs to no brand.
  hexes.delete('#ffffff');
  const triples = [...hexes].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  const forbidden = [name.toLowerCase(), ...hexes, ...triples.map((rgb) => `rgb(${rgb.join(' ')}`)];
  const found = sources
    .filter(({ file }) => !MAY_NAME.test(file))
    .flatMap(({ file, text }) => {
      const lower = text.toLowerCase();
      return forbidden.filter((word) => lower.includes(word)).map((word) => `${file}: ${word}`);
    });
  expect(sources.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

/** Allowed besides the value itself: the towns of postcodes, and invented examples. */
const MAY_NAME_A_TOWN =
  /\.(?:test|spec)\.tsx?$|^packages\/domain\/src\/(?:showroom\/(?:showroom-name|postcode-place)|contact\/postcode-area)\.ts|example/;

test('no text names a showroom: pages, mails and the desk read the setting', () => {
  const towns = DEFAULT_SHOWROOMS.map((showroom) => showroom.name);
  const found = sources
    .filter(({ file }) => !MAY_NAME_A_TOWN.test(file))
    .flatMap(({ file, text }) =>
      towns.filter((town) => text.includes(town)).map((town) => `${file}: ${town}`),
    );
  expect(towns.length).toBeGreaterThan(1);
  expect(found).toEqual([]);
});

test('every custom property that is used is set by the sheet of the page or beside it', () => {
  const names = (text: string) => [...text.matchAll(/(?<![\w-])(--[a-z][\w-]*)\s*:/g)].map(([, set]) => set);
  const styles = sources.filter(({ file }) => /\.(?:css|svg|tsx?)$/.test(file) && !MAY_NAME.test(file));
  const set = new Set([brandSheet(colors), ...styles.map(({ text }) => text)].flatMap(names));
  const setAtDesk = set.union(new Set(names(deskSheet(colors))));
  const used = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[a-z][\w-]*)/g)].map(([, property = '']) => ({ file, property })),
  );
  expect(used.length).toBeGreaterThan(300);
  const forVisitors = looksForVisitors();
  const isAtDesk = (file: string) =>
    file.startsWith('packages/ui/') ? !forVisitors.has(lookOf(file)) : file.startsWith('apps/desk/');
  const isSet = ({ file, property }: (typeof used)[number]) =>
    (isAtDesk(file) ? setAtDesk : set).has(property);
  expect(used.filter((each) => !isSet(each))).toEqual([]);
});

const lookOf = (file: string) => path.basename(file).replace(/(?:\.module)?\.\w+$/, '');

/** The looks of the kit that a visitors' page imports, transitively. */
function looksForVisitors(): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (text: string, imports: RegExp) => {
    for (const [, name = ''] of text.matchAll(imports)) {
      const look = lookOf(name);
      if (found.has(look)) continue;
      found.add(look);
      for (const { file, text: own } of sources)
        if (file.startsWith('packages/ui/') && lookOf(file) === look) add(own, /'\.\/([\w.-]+)'/g);
    }
  };
  for (const { file, text } of sources)
    if (!/^(?:apps\/desk|packages\/ui)\//.test(file)) add(text, /'@funnel\/ui\/([\w.-]+)'/g);
  return found;
}
