import { LANGUAGES, type Text } from '@funnel/domain/text/text';
import { LanguageSwitch } from '@funnel/ui/language-switch';
import { Page } from '@funnel/ui/page';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Brand } from './brand.tsx';
import { BrandFooter } from './brand-footer.tsx';
import { hrefInLanguage, useLanguage, useText } from './language.tsx';
import { legalHref, legalLinks } from './legal-links.ts';
import { RatingBadge, RatingNote } from './rating-badge.tsx';

const texts = {
  languages: { de: 'Sprache', en: 'Language' },
} as const satisfies Record<string, Text>;

const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English' } as const;
const SHOWROOMS = [
  'Ensdorf',
  'Kaiserslautern',
  'Konz',
  'Mainz',
  'Meisenheim',
  'Neunkirchen',
  'Saarbrücken',
  'Zweibrücken',
];

interface PageShellProps {
  readonly noFooter?: boolean;
  readonly children: ReactNode;
}

/** What stands around every screen: brand, rating, language, and the legal links that no setting removes. */
export function PageShell({ noFooter = false, children }: PageShellProps) {
  const say = useText();
  const { language, setLanguage } = useLanguage();
  const search = useSearch();
  return (
    <Page
      headerStart={<Brand />}
      headerEnd={
        <>
          <RatingBadge />
          <LanguageSwitch
            label={say(texts.languages)}
            languages={LANGUAGES.map((code) => ({
              code,
              label: LANGUAGE_NAMES[code],
              href: hrefInLanguage(search, code),
              current: code === language,
              onSelect: () => setLanguage(code),
            }))}
          />
        </>
      }
      footerStart={SHOWROOMS.join(' · ')}
      closing={noFooter ? undefined : <BrandFooter say={say} />}
      compact={noFooter}
      note={<RatingNote />}
      footerEnd={legalLinks.map(({ id, label }) => (
        <a key={id} href={legalHref(id, language)} target="_blank" rel="noopener">
          {say(label)}
        </a>
      ))}
    >
      {children}
    </Page>
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
