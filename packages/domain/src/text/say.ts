import type { Language, LocalizedText } from './text.ts';
import type { Wording } from './wording.ts';

/** The values for placeholders such as `{name}`. */
type Values = Readonly<Record<string, string>>;

/** Gives a text in the page's language, in the retailer's wording if there is any, with its values filled in. */
export type Say = (text: LocalizedText, values?: Values) => string;

/**
 * Resolves texts in one language. A text whose id is below that of another text, such as `a.name.short`, falls back to
 * the retailer's wording for `a.name`.
 */
export function sayIn(language: Language, wording: Wording = {}): Say {
  return (text, values) => {
    const { id = '' } = text;
    const worded = wording[id]?.[language] ?? wording[id.slice(0, id.lastIndexOf('.'))]?.[language];
    const said = worded ?? text[language];
    return values ? said.replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole) : said;
  };
}
