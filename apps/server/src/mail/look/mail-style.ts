import type { CSSProperties } from 'react';
import { type ColorName, DARK, LIGHT } from './mail-colors.ts';

/** Fonts are never fetched: these are on the reader's machine. */
export const SERIF = 'Georgia, "Times New Roman", serif';
const SANS = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** Ground and text of a part: written into it for programs that drop style sheets, by class for dark ones. */
export function painted(
  { ground, text }: { ground?: ColorName; text?: ColorName },
  style: CSSProperties = {},
): { className: string; style: CSSProperties } {
  const classes = [ground && `on-${ground}`, text && `in-${text}`].filter((name) => name !== undefined);
  return {
    className: classes.join(' '),
    style: {
      ...(ground && { backgroundColor: LIGHT[ground] }),
      ...(text && { color: LIGHT[text] }),
      ...style,
    },
  };
}

export const body: CSSProperties = { fontFamily: SANS, fontSize: '16px', lineHeight: '25px' };

const colorNames = Object.keys(LIGHT) as ColorName[];

function darkRules(prefix: string): string {
  return colorNames
    .map(
      (name) =>
        `${prefix}.on-${name}{background-color:${DARK[name]}!important}${prefix}.in-${name}{color:${DARK[name]}!important}`,
    )
    .join('');
}

export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
  `@media (max-width:480px){.card{padding:24px 20px!important}.edge{padding:16px 10px!important}.term,.value{display:block!important;width:auto!important}.term{padding-bottom:0!important}.value{padding-top:0!important}}`,
  `@media (prefers-color-scheme:dark){.edged{border-color:${DARK.line}!important}${darkRules('')}}`,
  // Outlook's own way of being dark.
  darkRules('[data-ogsc] '),
].join('');
