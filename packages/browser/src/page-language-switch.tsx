import { defineTexts } from '@funnel/domain/text/define-texts';
import { LANGUAGES, type LocalizedText } from '@funnel/domain/text/text';
import { LanguageSwitch } from '@funnel/ui/language-switch';
import { hrefInLanguage, useLanguage, useText } from './language.tsx';
import { useKnownSearch } from './use-known-search.ts';

const label: LocalizedText = defineTexts('language.label', { de: 'Sprache', en: 'Language' });
const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English' } as const;

/** Changes the language of the current page. */
export function PageLanguageSwitch() {
  const say = useText();
  const { language, setLanguage } = useLanguage();
  const search = useKnownSearch() ?? '';
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
