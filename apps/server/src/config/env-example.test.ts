import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8');

/** The file with every setting uncommented. A setting follows `#`, a comment `#` and a blank. */
const example = parseEnv(read('.env.example').replaceAll(/^#(?=\S)/gm, ''));
const names = Object.keys(SETTINGS);
const compose = read('compose.yaml');
const inCompose = new Set(Array.from(compose.matchAll(/\$\{(\w+)/g), ([, name]) => name ?? ''));

test('.env.example shows every setting there is', () => {
  const missing = [...names, ...inCompose].filter((name) => !(name in example));
  expect(missing).toEqual([]);
});

test('.env.example shows no unknown setting', () => {
  const known = new Set<string>([...names, ...inCompose]);
  expect(Object.keys(example).filter((name) => !known.has(name))).toEqual([]);
});

test('the values in .env.example are right, and those of settings with a default are the defaults', () => {
  expect(() => readConfig(example)).not.toThrow();
  for (const [name, schema] of Object.entries(SETTINGS)) {
    const byDefault = schema.safeParse(undefined).data;
    const hasDefault = byDefault !== undefined && String(byDefault) !== '';
    if (hasDefault) expect({ [name]: schema.parse(example[name]) }).toEqual({ [name]: byDefault });
  }
});

test('an unchanged copy of .env.example sets nothing', () => {
  expect(parseEnv(read('.env.example'))).toEqual({});
});

test('compose.yaml sets nothing that the server does not know', () => {
  const server = /^ {2}server:\n([\s\S]*?)^ {2}\w/m.exec(compose)?.[1] ?? '';
  const set = Array.from(server.matchAll(/^ {6}([A-Z0-9_]+):/gm), ([, name]) => name ?? '');
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !names.includes(name))).toEqual([]);
});
