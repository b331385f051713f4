import { LANGUAGES, type Language, type Text } from '@funnel/domain/text/text';
import { LanguageSwitch } from '@funnel/ui/language-switch';
import { createContext, type ReactNode, useContext, useState } from 'react';

export type Say = (text: Text) => string;

interface LanguageState {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageState>({ language: 'de', setLanguage: () => {} });

const texts = {
  title: { de: 'Kundenbereich', en: 'Customer area' },
  label: { de: 'Sprache', en: 'Language' },
} as const satisfies Record<string, Text>;
const NAMES: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English' };

/** German is the default and needs no parameter (R11). */
const searchIn = (language: Language) => (language === 'de' ? '' : `?lang=${language}`);

export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setState] = useState(() => {
    document.title = texts.title[initial];
    return initial;
  });
  function setLanguage(next: Language): void {
    setState(next);
    document.documentElement.lang = next;
    document.title = texts.title[next];
    history.replaceState(history.state, '', location.pathname + searchIn(next));
  }
  return <LanguageContext value={{ language, setLanguage }}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageState {
  return useContext(LanguageContext);
}

/** Says a text in the language of the page. */
export function useText(): Say {
  const { language } = useLanguage();
  return (text) => text[language];
}

export function PageLanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  return (
    <LanguageSwitch
      label={texts.label[language]}
      languages={LANGUAGES.map((code) => ({
        code,
        label: NAMES[code],
        href: location.pathname + searchIn(code),
        current: code === language,
        onSelect: () => setLanguage(code),
      }))}
    />
  );
}
