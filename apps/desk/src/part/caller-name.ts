import { SALUTATIONS, type Salutation } from '@funnel/domain/contact/salutation';
import type { Say } from '@funnel/domain/text/say';

interface Caller {
  readonly salutation: string;
  readonly fullName: string;
}

/** The greeting. Only the name for other salutations, or if the name already includes one. */
export function callerName({ salutation, fullName }: Caller, say: Say): string {
  if (!Object.hasOwn(SALUTATIONS, salutation) || salutation === 'DIVERS') return fullName;
  const words = SALUTATIONS[salutation as Salutation];
  const isTyped = Object.values(words).some((word) => fullName.startsWith(`${word} `));
  return isTyped ? fullName : `${say(words)} ${fullName}`;
}
