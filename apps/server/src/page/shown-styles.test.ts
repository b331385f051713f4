import { expect, test } from 'vitest';
import { shownStyles } from './shown-styles.ts';

const HTML = '<div class="page wide"><p class="note">…</p></div>';

test.each([
  ['.page{color:red}', true],
  ['.other{color:red}', false],
  ['.page .note{color:red}', true],
  ['.page .other{color:red}', false],
  ['.other,.note{color:red}', true],
  ['.page:not(.other){color:red}', true],
  ['.page:is(.wide,.other){color:red}', true],
  ['.page:has(.other){color:red}', false],
  ['[data-framed] .page{color:red}', true],
  ['h1{color:red}', true],
  ['@media (width>1px){.page{color:red}}', true],
  ['@media (width>1px){.other{color:red}}', false],
  ['@keyframes turn{to{rotate:1turn}}', true],
  ['@font-face{font-family:One;src:url(one.woff2)}', true],
  ['.page{& .other{color:red}}', false],
])('%s is shown: %s', (rule, isShown) => {
  const css = shownStyles(rule, HTML);
  if (isShown) expect(css).toBe(rule);
  else expect(css).not.toContain('color');
});

test('rules keep their order', () => {
  expect(shownStyles('.note{top:0}.other{top:1px}.note{top:2px}', HTML)).toBe('.note{top:0}.note{top:2px}');
});
