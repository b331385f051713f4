import type { Language } from '../text/text.ts';
import { SALUTATIONS, type Salutation } from './salutation.ts';

const MAX_LENGTH = 60;
/** Letters of any script; a dot only after a word and an apostrophe or hyphen only within one. */
const NAME = /^\p{L}[\p{L}\p{M}]*\.?(?:[ '’-]\p{L}[\p{L}\p{M}]*\.?)*$/u;
const LINK = /\b(?:https?|www)\b/i;

/**
 * Whether a name may stand in a mail to the address that came with it. Anybody can type any address, so a name that
 * could be a message or a link is left out.
 */
export function isMailName(name: string): boolean {
  return name.length <= MAX_LENGTH && NAME.test(name) && !LINK.test(name);
}

const hello = { de: 'Guten Tag', en: 'Hello' };

/** The first line of a mail that says du. */
export function informalGreeting({ fullName }: { readonly fullName: string }, language: Language): string {
  const word = { de: 'Hallo', en: 'Hi' }[language];
  return isMailName(fullName) ? `${word} ${fullName},` : `${word},`;
}

/** The first line of a mail, as formal as the salutation allows; without the name where that is not fit for it. */
export function greeting(
  person: { readonly salutation: string; readonly fullName: string; readonly lastName: string },
  language: Language,
): string {
  const { salutation, fullName, lastName } = person;
  if (!isMailName(fullName) || !isMailName(lastName)) return `${hello[language]},`;
  const isTitle = Object.hasOwn(SALUTATIONS, salutation) && salutation !== 'DIVERS';
  const name = isTitle ? `${SALUTATIONS[salutation as Salutation][language]} ${lastName}` : fullName;
  return `${hello[language]} ${name},`;
}
