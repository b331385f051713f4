export interface NameParts {
  readonly first: string;
  readonly last: string;
}

export const MAX_NAME_LENGTH = 120;

function wordsOf(fullName: string): string[] {
  return fullName.split(/\s+/u).filter((word) => word !== '');
}

/** Collapses white space, before any other rule about names (R7). */
export function foldName(fullName: string): string {
  return wordsOf(fullName).join(' ');
}

/** Funnel: the last word is the last name, everything before it the first name (R7). */
export function splitName(fullName: string): NameParts {
  const words = wordsOf(fullName);
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}

/** Terminfinder: the first two words, as in its wire contract (R7). */
export function splitTerminfinderName(fullName: string): NameParts {
  const [first = '', last = ''] = wordsOf(fullName);
  return { first, last };
}

export function hasFirstAndLastName(fullName: string): boolean {
  const { first, last } = splitName(fullName);
  return first !== '' && last !== '';
}
