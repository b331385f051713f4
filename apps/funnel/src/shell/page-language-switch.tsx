import { LANGUAGES, type Text } from '@funnel/domain/text/text';
import { LanguageSwitch } from '@funnel/ui/language-switch';
import { useSyncExternalStore } from 'react';
import { hrefInLanguage, useLanguage, useText } from './language.tsx';

const label: Text = { de: 'Sprache', en: 'Language' };
const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English' } as const;

/** Changes the language of the page that is shown. */
export function PageLanguageSwitch() {
  const say = useText();
  const { language, setLanguage } = useLanguage();
  const search = useSearch();
  return (
    <LanguageSwitch
      label={say(label)}
      languages={LANGUAGES.map((code) => ({
        code,
        label: LANGUAGE_NAMES[code],
        href: hrefInLanguage(search, code),
        current: code === language,
        onSelect: () => setLanguage(code),
      }))}
    />
  );
}

const never = () => () => {};

/** The query string, known in the browser only: the page the server renders is the same for every visitor. */
function useSearch(): string {
  return useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
}
