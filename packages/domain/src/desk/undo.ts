/** So long an act at the desk can be undone. Its mails and webhooks leave afterwards. */
export const UNDO_SECONDS = 10;

export function isTooLateToUndo(doneAt: Date, now: Date): boolean {
  return now.getTime() > doneAt.getTime() + UNDO_SECONDS * 1000;
}
