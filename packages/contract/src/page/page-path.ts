/** The pages of the funnel; every unknown path leads to the first. */
export const PAGE_PATHS = {
  funnel: '/services/fun/funnel',
  datepicker: '/services/fun/datepicker',
  legal: '/services/fun/legal',
} as const;

export type PageName = keyof typeof PAGE_PATHS;

export function pageNameOf(path: string): PageName {
  const names = Object.keys(PAGE_PATHS) as PageName[];
  return names.find((name) => PAGE_PATHS[name] === path) ?? 'funnel';
}

/** Where the visitor goes once the enquiry is stored. */
export function datepickerUrl(
  lead: { enquiryId: string; kitchenId: string; email: string },
  lang: string,
): string {
  const pairs = [
    ['enquiryId', lead.enquiryId],
    ['kitchenId', lead.kitchenId],
    ['email', lead.email],
    ...(lang === 'de' ? [] : [['lang', lang]]),
  ] as [string, string][];
  const query = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `${PAGE_PATHS.datepicker}?${query}`;
}
