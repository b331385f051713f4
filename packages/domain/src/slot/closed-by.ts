/** Why a day has no calls: a closure, a public holiday, or a weekday without hours. */
export const CLOSED_BY = ['CLOSURE', 'HOLIDAY', 'WEEKDAY'] as const;
export type ClosedBy = (typeof CLOSED_BY)[number];
