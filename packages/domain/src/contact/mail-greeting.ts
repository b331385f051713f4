import type { Language } from '../text/text.ts';

const MAX_LENGTH = 60;
/** Letters of any script; a dot only after a word and an apostrophe or hyphen only within one. */
const NAME = /^\p{L}[\p{L}\p{M}]*\.?(?:[ '’-]\p{L}[\p{L}\p{M}]*\.?)*$/u;
const LINK = /\b(?:https?|www)\b/i;

const greetings = {
  formal: { de: 'Guten Tag', en: 'Hello' },
  /** Uses the informal du. */
  informal: { de: 'Hallo', en: 'Hi' },
} as const;

/**
 * Whether a name may appear in a mail to the address that came with it. Anybody can type any address, so a name that
 * could be a message or a link is left out.
 */
export function isMailName(name: string): boolean {
  return name.length <= MAX_LENGTH && NAME.test(name) && !LINK.test(name);
}

/** The first line of a mail: the name as typed (R36), or no name if it may not appear in a mail. */
export function mailGreeting(fullName: string, language: Language, manner: keyof typeof greetings): string {
  const word = greetings[manner][language];
  return isMailName(fullName) ? `${word} ${fullName},` : `${word},`;
}
