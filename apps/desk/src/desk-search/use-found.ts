import { useText } from '@funnel/browser/language';
import { type ListedEnquiry, listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { searchWords } from '@funnel/domain/desk-search/search-words';
import type { LocalizedText } from '@funnel/domain/text/text';
import { SearchIcon } from '@funnel/ui/desk-icon';
import type { IconProps } from '@funnel/ui/icon';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { replyOf, useCalls } from '../shell/call.ts';
import { useMay } from '../shell/staff.ts';
import { useDebounced } from '../shell/use-debounced.ts';
import { deskSearchTexts as texts } from './desk-search-texts.ts';

/** A screen that the person may open. */
export interface Destination {
  readonly path: string;
  readonly title: LocalizedText;
  readonly icon?: ComponentType<IconProps> | undefined;
}

/** One result and its target. */
export interface Found {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Set for an enquiry, whose matches are highlighted. */
  readonly person?: ListedEnquiry;
  readonly icon?: ComponentType<IconProps> | undefined;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

const TYPING_MS = 150;
const SHOWN = 6;

/**
 * Enquiries and screens that match the input; all screens while it is empty. Until the search has settled, the
 * enquiries are those of the former input.
 */
export function useFound(typed: string, destinations: readonly Destination[]) {
  const say = useText();
  const may = useMay();
  const { call } = useCalls();
  const search = useDebounced(typed.trim(), TYPING_MS);
  const mayRead = may('enquiry.read');
  const enquiries = useQuery({
    queryKey: ['desk-search', search],
    queryFn: async () => {
      const query = { search, limit: SHOWN };
      return (await replyOf(call(listEnquiriesEndpoint, { query }))).data.enquiries;
    },
    enabled: search !== '' && mayRead,
    placeholderData: keepPreviousData,
  });
  const isSearch = typed.trim() !== '';
  const begin = typed.trim().toLowerCase();
  const screens = destinations
    .map(({ path, title, icon }) => ({ id: path, name: say(title), note: say(texts.screen), icon, to: path }))
    .filter(({ name }) => name.toLowerCase().includes(begin));
  const people = (isSearch && search !== '' ? (enquiries.data ?? []) : []).map((row) => ({
    id: row.enquiryId,
    name: row.fullName,
    note: row.postcode,
    person: row,
    to: `/enquiries/${row.enquiryId}`,
  }));
  const all: Found = {
    id: 'all',
    name: say(texts.all, { search: typed.trim() }),
    note: say(texts.list),
    icon: SearchIcon,
    to: '/enquiries',
    search: { search: typed.trim() },
  };
  // Screens first: a short input usually means a screen.
  const found: readonly Found[] = [...screens, ...people, ...(isSearch && mayRead ? [all] : [])];
  const isSettled =
    search === typed.trim() && !enquiries.isPlaceholderData && !(enquiries.isPending && enquiries.isFetching);
  return { found, isSettled, words: searchWords(search) };
}
