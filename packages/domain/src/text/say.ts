import type { Language, LocalizedText } from './text.ts';
import type { Wording } from './wording.ts';

/** The values for placeholders such as `{name}`. */
type Values = Readonly<Record<string, string>>;

/** Gives a text in the page's language, in the retailer's wording if there is any, with its values filled in. */
export type Say = (text: LocalizedText, values?: Values) => string;

export function sayIn(language: Language, wording: Wording = {}): Say {
  return (text, values) => {
    const said = wording[text.id as string]?.[language] ?? text[language];
    return values ? said.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole) : said;
  };
}
