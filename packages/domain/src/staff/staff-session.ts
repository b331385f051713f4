const HOUR_MS = 60 * 60 * 1000;

/** A session ends after a working day without use, and after a week in any case. */
export const STAFF_SESSION_IDLE_MS = 12 * HOUR_MS;
export const STAFF_SESSION_MAX_MS = 7 * 24 * HOUR_MS;

export function isStaffSessionOver(
  session: { readonly openedAt: Date; readonly seenAt: Date },
  now: Date,
): boolean {
  return (
    now.getTime() - session.seenAt.getTime() >= STAFF_SESSION_IDLE_MS ||
    now.getTime() - session.openedAt.getTime() >= STAFF_SESSION_MAX_MS
  );
}
