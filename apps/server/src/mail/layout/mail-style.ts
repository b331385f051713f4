import { type MailColor, mailPalettes } from '@funnel/domain/retailer/mail-palette';
import type { BrandColors } from '@funnel/domain/retailer/palette';
import type { CSSProperties } from 'react';

/** System fonts only: mails fetch nothing. */
export const SERIF = 'Georgia, "Times New Roman", serif';
const SANS = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** The maximum width of a mail. */
export const WIDTH_PX = 600;

export const body: CSSProperties = { fontFamily: SANS, fontSize: '16px', lineHeight: '25px' };

/** Background and text of a part: inlined for programs that strip style sheets, by class for dark mode. */
export type Paint = (
  part: { ground?: MailColor; text?: MailColor },
  style?: CSSProperties,
) => { className: string; style: CSSProperties };

/** The retailer's colours in a mail. */
export function mailTheme(colors: BrandColors): { paint: Paint; line: string; styleSheet: string } {
  const { light, dark } = mailPalettes(colors);
  const paint: Paint = ({ ground, text }, style = {}) => {
    const classes = [ground && `on-${ground}`, text && `in-${text}`].filter((name) => name !== undefined);
    return {
      className: classes.join(' '),
      style: {
        ...(ground && { backgroundColor: light[ground] }),
        ...(text && { color: light[text] }),
        ...style,
      },
    };
  };
  const darkRules = (prefix: string) =>
    Object.entries(dark)
      .map(
        ([name, color]) =>
          `${prefix}.on-${name}{background-color:${color}!important}${prefix}.in-${name}{color:${color}!important}`,
      )
      .join('');
  const styleSheet = [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
    `@media (max-width:480px){.card{padding:24px 20px!important}.edge{padding:16px 10px!important}.term,.value{display:block!important;width:auto!important}.term{padding-bottom:0!important}.value{padding-top:0!important}}`,
    `@media (prefers-color-scheme:dark){.edged{border-color:${dark.line}!important}${darkRules('')}}`,
    // Outlook's own dark mode.
    darkRules('[data-ogsc] '),
  ].join('');
  return { paint, line: light.line, styleSheet };
}
