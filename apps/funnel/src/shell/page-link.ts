import { useLanguage } from '@funnel/browser/language';
import { type PageName, pageUrl } from '@funnel/contract/page/page-path';
import { createContext, useContext } from 'react';

/** `style=noFooter` in the address. It is carried over from page to page. */
const NO_FOOTER = 'noFooter';
export const NoFooterContext = createContext(false);

export const isWithoutFooter = (search: string) => new URLSearchParams(search).get('style') === NO_FOOTER;

/** The address of another page of ours, in the language and the style of this one. */
export function usePageLink() {
  const { language } = useLanguage();
  const noFooter = useContext(NoFooterContext);
  return (page: PageName, query: Readonly<Record<string, string>> = {}) =>
    pageUrl(page, noFooter ? { ...query, style: NO_FOOTER } : query, language);
}
