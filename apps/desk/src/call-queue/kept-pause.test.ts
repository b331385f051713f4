import { expect, test } from 'vitest';
import { isKeptPaused, keepPaused } from './kept-pause.ts';

function tabOf(kept: Map<string, string>): Storage {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
}

test('a pause is that of one person, until it ends', () => {
  const tab = tabOf(new Map());
  keepPaused('jana', tab);
  expect(isKeptPaused('jana', tab)).toBe(true);
  expect(isKeptPaused('tobias', tab)).toBe(false);
  keepPaused(undefined, tab);
  expect(isKeptPaused('jana', tab)).toBe(false);
});

test('a forbidden storage stops nobody', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const tab = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  keepPaused('jana', tab);
  expect(isKeptPaused('jana', tab)).toBe(false);
});
