import { beforeEach, expect, test } from 'vitest';
import { keptCallOf } from './kept-call.ts';

let kept: Map<string, string>;
let tab: Storage;
beforeEach(() => {
  kept = new Map();
  tab = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
});

test('a reload finds the call and the notes of every caller', () => {
  const mine = { enquiryId: 'a', ifNotReached: null };
  keptCallOf('jana', tab).keepMine(mine);
  keptCallOf('jana', tab).keepNote('a', 'Insel');
  keptCallOf('jana', tab).keepNote('b', 'Altbau');
  expect(keptCallOf('jana', tab).read()).toEqual({
    staffId: 'jana',
    mine,
    notes: { a: 'Insel', b: 'Altbau' },
  });
});

test('what was stored or released is not in the tab any more', () => {
  const jana = keptCallOf('jana', tab);
  jana.keepMine({ enquiryId: 'a', ifNotReached: null });
  jana.keepNote('a', 'Insel');
  jana.keepNote('a', '');
  jana.keepMine(undefined);
  expect([...kept]).toEqual([]);
});

test('somebody else finds nothing, and nothing is left for the one before', () => {
  keptCallOf('jana', tab).keepNote('a', 'Insel');
  const tobias = keptCallOf('tobias', tab);
  expect(tobias.read().notes).toEqual({});
  tobias.forgetOthers();
  expect([...kept]).toEqual([]);
});

test('a full or forbidden storage stops nobody', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const jana = keptCallOf('jana', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  } as unknown as Storage);
  jana.keepNote('a', 'Insel');
  expect(jana.read().notes).toEqual({});
});
