/** The undo window of an act at the desk. Its mails and webhooks are sent afterwards. */
export const UNDO_SECONDS = 10;

export function isTooLateToUndo(doneAt: Date, now: Date): boolean {
  return now.getTime() > doneAt.getTime() + UNDO_SECONDS * 1000;
}
