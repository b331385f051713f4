import { SALUTATIONS, type Salutation } from '@funnel/domain/contact/salutation';
import type { Say } from '@funnel/domain/text/say';

interface Caller {
  readonly salutation: string;
  readonly fullName: string;
}

/** As one greets the caller. Who is neither Mr nor Mrs has the name alone. */
export function callerName({ salutation, fullName }: Caller, say: Say): string {
  const isSaid = Object.hasOwn(SALUTATIONS, salutation) && salutation !== 'DIVERS';
  return isSaid ? `${say(SALUTATIONS[salutation as Salutation])} ${fullName}` : fullName;
}

export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
