import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = (name: string) => readFileSync(new URL(`../packages/ui/src/${name}`, import.meta.url), 'utf8');
const faces = [...css('fonts.css').matchAll(/font-family: "([^"]+)";\s+font-weight: ([\d ]+);/g)].map(
  ([, family, weight]) => ({ family: family ?? '', weight }),
);

test('every font is asked for by a token', () => {
  const [, root = ''] = /:root \{([^}]*)\}/.exec(css('tokens.css')) ?? [];
  const asked = root.matchAll(/--(?:serif|sans)[\w-]*: ([^;]+);/g);
  const families = [...asked].flatMap(([, list = '']) =>
    list.split(', ').map((name) => name.replaceAll('"', '')),
  );
  expect(faces.length).toBeGreaterThan(0);
  for (const { family } of faces) expect(families).toContain(family);
});

test('a family has one file for each weight: Chromium looks for a stand-in of every file that is not there', () => {
  const names = faces.map(({ family, weight }) => `${family} ${weight}`);
  expect(names).toEqual([...new Set(names)]);
});
