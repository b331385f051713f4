/** The pages of the funnel; every unknown path leads to the first. */
export const PAGE_PATHS = {
  funnel: '/services/fun/funnel',
  datepicker: '/services/fun/datepicker',
  terminfinder: '/services/fun/terminfinder',
  /** Our own page: the target of the mailed link to move or cancel a call. */
  appointment: '/services/fun/appointment',
  iflow: '/services/fun/iflow',
  terminfinderIflow: '/services/fun/terminfinder-iflow',
  thankYou: '/services/fun/thank-you',
  tester: '/services/fun/tester',
  /** Our own page: a phone, or the link in a mail, adds floor plans to one kitchen here. */
  phoneUpload: '/services/fun/floor-plan',
  legal: '/services/fun/legal',
} as const;

export type PageName = keyof typeof PAGE_PATHS;

export function pageNameOf(path: string): PageName {
  const names = Object.keys(PAGE_PATHS) as PageName[];
  return names.find((name) => PAGE_PATHS[name] === path) ?? 'funnel';
}

/** The address of a page with its query, every value encoded; German needs no `lang`. */
export function pageUrl(page: PageName, query: Readonly<Record<string, string>>, lang: string): string {
  const pairs = Object.entries(lang === 'de' ? query : { ...query, lang });
  const text = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return text === '' ? PAGE_PATHS[page] : `${PAGE_PATHS[page]}?${text}`;
}
