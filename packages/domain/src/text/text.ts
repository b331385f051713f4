export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** German is the default and the fallback, whatever the browser prefers (R11). */
export const DEFAULT_LANGUAGE: Language = 'de';

/** A text in every language: a missing language does not compile. `defineTexts` gives it its id. */
export type LocalizedText = Readonly<Record<Language, string>> & { readonly id?: string };

export function parseLanguage(value: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}
