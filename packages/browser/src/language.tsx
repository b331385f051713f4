import type { Language, LocalizedText } from '@funnel/domain/text/text';
import { createContext, type ReactNode, useContext, useState } from 'react';

interface LanguageState {
  readonly language: Language;
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
  /** Of the browser's tab, where it follows the language. */
  readonly title?: LocalizedText;
  readonly children: ReactNode;
}

export function LanguageProvider({ initial, title, children }: LanguageProviderProps) {
  const [language, setState] = useState(() => {
    if (title) document.title = title[initial];
    return initial;
  });
  const setLanguage = (next: Language) => {
    setState(next);
    document.documentElement.lang = next;
    if (title) document.title = title[next];
    history.replaceState(history.state, '', hrefInLanguage(location.search, next) + location.hash);
  };
  return <LanguageContext value={{ language, setLanguage }}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  return useContext(LanguageContext);
}

export type Say = (text: LocalizedText) => string;

/** Says a text in the language of the page. */
export function useText(): Say {
  const { language } = useLanguage();
  return (text) => text[language];
}
