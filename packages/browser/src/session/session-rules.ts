import type { Failure, Outcome } from '@funnel/contract/client';
import type { LocalizedText } from '@funnel/domain/text/text';
import { sessionNotes } from './session-texts.ts';

export function isSessionOver({ code }: Failure): boolean {
  return code === 'UNAUTHENTICATED';
}

/** The next state after the session check. */
export function placeAfterAsking(asked: Outcome<unknown>): 'inside' | 'signIn' | 'unreachable' {
  if (asked.ok) return 'inside';
  return isSessionOver(asked.failure) ? 'signIn' : 'unreachable';
}

/** Only signed-in people are sent to the sign-in: others are at another screen. */
export function placeAfterLoss<Place extends { readonly at: string }>(place: Place) {
  return place.at === 'inside' ? ({ at: 'signIn', note: sessionNotes.sessionLost } as const) : place;
}

/** The texts of an app about failures: by code, and for all others. Null: none. */
export type FailureTexts = Readonly<Partial<Record<Failure['code'], LocalizedText | null>>> & {
  readonly other: LocalizedText;
};

export function failureText({ code }: Failure, texts: FailureTexts): LocalizedText | null {
  const text = texts[code];
  return text === undefined ? texts.other : text;
}
