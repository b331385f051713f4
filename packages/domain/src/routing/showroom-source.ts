/** How an enquiry came to its showroom. What the visitor chooses counts more than what a rule has found. */
export const SHOWROOM_SOURCES = ['VISITOR', 'POSTCODE', 'STAFF'] as const;
export type ShowroomSource = (typeof SHOWROOM_SOURCES)[number];
