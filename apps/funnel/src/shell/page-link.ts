import { useLanguage } from '@funnel/browser/language';
import { useKnownSearch } from '@funnel/browser/use-known-search';
import { type PageName, pageUrl } from '@funnel/contract/page/page-path';
import { createContext, useContext } from 'react';
import { canKeepInTab } from './tab-memory.ts';

/** `style=noFooter` in the address. It is carried over from page to page. */
const NO_FOOTER = 'noFooter';
export const NoFooterContext = createContext(false);

export const isWithoutFooter = (search: string) => new URLSearchParams(search).get('style') === NO_FOOTER;

/** The theme of the page around us (themeSheet). It is carried over, too. */
const THEME = /^theme_/;

/** If a framed browser has no storage, only the address identifies the enquiry on these pages. */
const AFTER_ENQUIRY: readonly PageName[] = ['iflow', 'terminfinderIflow', 'thankYou'];
const ENQUIRY = 'enquiryId';

/** The address of another page of ours, in the language, the style and the theme of this one. */
export function usePageLink() {
  const { language } = useLanguage();
  const noFooter = useContext(NoFooterContext);
  const known = [...new URLSearchParams(useKnownSearch())];
  const theme = known.filter(([name]) => THEME.test(name));
  const enquiry = known.filter(([name]) => name === ENQUIRY && !canKeepInTab());
  const carried = { ...(noFooter && { style: NO_FOOTER }), ...Object.fromEntries(theme) };
  return (page: PageName, query: Readonly<Record<string, string>> = {}) => {
    const whose = AFTER_ENQUIRY.includes(page) ? Object.fromEntries(enquiry) : {};
    return pageUrl(page, { ...query, ...whose, ...carried }, language);
  };
}
