import type { Failure, Outcome } from '@funnel/contract/client';
import type { LocalizedText } from '@funnel/domain/text/text';

export function isSessionOver({ code }: Failure): boolean {
  return code === 'UNAUTHENTICATED';
}

/** Where it goes on after the server was asked who is there. */
export function placeAfterAsking(asked: Outcome<unknown>): 'inside' | 'signIn' | 'unreachable' {
  if (asked.ok) return 'inside';
  return isSessionOver(asked.failure) ? 'signIn' : 'unreachable';
}

/** Only who was inside is sent to the sign-in: others are at a screen of their own. */
export function placeAfterLoss<Place extends { readonly at: string }>(place: Place) {
  return place.at === 'inside' ? ({ at: 'signIn', note: 'sessionLost' } as const) : place;
}

/** What an app says about failures: by their code, and of all others. Null: nothing. */
export type FailureTexts = Readonly<Partial<Record<Failure['code'], LocalizedText | null>>> & {
  readonly other: LocalizedText;
};

export function failureText({ code }: Failure, texts: FailureTexts): LocalizedText | null {
  const text = texts[code];
  return text === undefined ? texts.other : text;
}
