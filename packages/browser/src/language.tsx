import { type Say, sayIn } from '@funnel/domain/text/say';
import type { Language, LocalizedText } from '@funnel/domain/text/text';
import type { Wording } from '@funnel/domain/text/wording';
import { createContext, type ReactNode, useContext, useState } from 'react';

interface LanguageState {
  readonly language: Language;
  readonly wording?: Wording | undefined;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageState>({ language: 'de', setLanguage: () => {} });

/** The address with another language; German is the default and needs no parameter (R11). */
export function hrefInLanguage(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  if (language !== 'de') query.set('lang', language);
  return `?${query}`;
}

interface LanguageProviderProps {
  readonly initial: Language;
  /** The title of the browser's tab, if it follows the language. */
  readonly title?: LocalizedText;
  /** The retailer's own wording. */
  readonly wording: Wording | undefined;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, title, wording, children }: LanguageProviderProps) {
  const [language, setState] = useState(() => {
    if (title) document.title = sayIn(initial, wording)(title);
    return initial;
  });
  const setLanguage = (next: Language) => {
    setState(next);
    document.documentElement.lang = next;
    if (title) document.title = sayIn(next, wording)(title);
    history.replaceState(history.state, '', hrefInLanguage(location.search, next) + location.hash);
  };
  return <LanguageContext value={{ language, wording, setLanguage }}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  return useContext(LanguageContext);
}

/** Returns a function that gives a text in the language of the page. */
export function useText(): Say {
  const { language, wording } = useLanguage();
  return sayIn(language, wording);
}
