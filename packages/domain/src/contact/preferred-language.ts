import type { Language } from '../text/text.ts';

export const PREFERRED_LANGUAGES = ['DE', 'EN'] as const;
export type PreferredLanguage = (typeof PREFERRED_LANGUAGES)[number];
export const DEFAULT_PREFERRED_LANGUAGE: PreferredLanguage = 'DE';

/** In English the 'consultation in English' box starts ticked (R11); clearing it unsets the value. */
export function initialPreferredLanguage(language: Language): PreferredLanguage | undefined {
  return language === 'en' ? 'EN' : undefined;
}
