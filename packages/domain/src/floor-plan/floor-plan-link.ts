/** PHONE: shown as a QR code beside the upload on a computer. MAILED: for later, in the mail about the enquiry. */
export const LINK_KINDS = ['PHONE', 'MAILED'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

const MINUTE_MS = 60 * 1000;
export const MAILED_LINK_DAYS = 14;
/** How long the staff can fetch a floor plan by the link in their mail. */
export const RETAILER_LINK_DAYS = 30;

/** How long files can be added through a link. */
const LINK_LASTS_MS: Readonly<Record<LinkKind, number>> = {
  PHONE: 30 * MINUTE_MS,
  MAILED: MAILED_LINK_DAYS * 24 * 60 * MINUTE_MS,
};

/** Files that arrive at the last moment can still be listed for this long. */
const LAST_ARRIVALS_MS = MINUTE_MS;

/** The polling intervals of the computer, from the first to the longest. */
export const ARRIVALS_PAUSE_MS = { first: 1000, longest: 15_000 };

/**
 * The polling interval, with backoff: at first a file appears within two seconds; later the interval grows, so that an
 * abandoned page costs little.
 */
export function arrivalsPause(quietMs: number): number {
  return Math.min(Math.max(quietMs / 20, ARRIVALS_PAUSE_MS.first), ARRIVALS_PAUSE_MS.longest);
}

export function linkEnd(kind: LinkKind, begun: Date): Date {
  return new Date(begun.getTime() + LINK_LASTS_MS[kind]);
}

/** The end itself counts as expired. */
export function isLinkOver(expiresAt: Date, now: Date): boolean {
  return now.getTime() >= expiresAt.getTime();
}

/** How long a computer may list the files that came through its link. */
export function arrivalsEnd(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + LAST_ARRIVALS_MS);
}
