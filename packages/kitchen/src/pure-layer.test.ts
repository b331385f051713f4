import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PURE = ['answer', 'material', 'part', 'plan', 'furniture', 'room', 'prop', 'kitchen', 'still-life'];
const here = import.meta.dirname;

test.each(PURE)('%s is pure data: it imports neither three.js nor the scene', (folder) => {
  const files = readdirSync(join(here, folder)).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const impure = files.filter((file) =>
    /from '(three|\.\.\/(scene|light|picture)\/|node:)/.test(readFileSync(join(here, folder, file), 'utf8')),
  );
  expect(impure).toEqual([]);
});
