import { useLanguage } from '@funnel/browser/language';
import { useKnownSearch } from '@funnel/browser/use-known-search';
import { type PageName, pageUrl } from '@funnel/contract/page/page-path';
import { createContext, useContext } from 'react';

/** `style=noFooter` in the address. It is carried over from page to page. */
const NO_FOOTER = 'noFooter';
export const NoFooterContext = createContext(false);

export const isWithoutFooter = (search: string) => new URLSearchParams(search).get('style') === NO_FOOTER;

/** The theme of the page around us (themeSheet). It is carried over, too. */
const THEME = /^theme_/;

/** The address of another page of ours, in the language, the style and the theme of this one. */
export function usePageLink() {
  const { language } = useLanguage();
  const noFooter = useContext(NoFooterContext);
  const theme = [...new URLSearchParams(useKnownSearch())].filter(([name]) => THEME.test(name));
  const carried = { ...(noFooter && { style: NO_FOOTER }), ...Object.fromEntries(theme) };
  return (page: PageName, query: Readonly<Record<string, string>> = {}) =>
    pageUrl(page, { ...query, ...carried }, language);
}
