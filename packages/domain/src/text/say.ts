import type { Language, LocalizedText } from './text.ts';
import type { Wording } from './wording.ts';

/** What stands for `{name}` in a text. */
type Values = Readonly<Record<string, string>>;

/** Says a text: in the retailer's own words where there are any, with its values filled in. */
export type Say = (text: LocalizedText, values?: Values) => string;

export function sayIn(language: Language, wording: Wording = {}): Say {
  return (text, values) => {
    const said = wording[text.id as string]?.[language] ?? text[language];
    return values ? said.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole) : said;
  };
}
