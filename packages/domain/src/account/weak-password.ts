import { COMMON_PASSWORDS, COMMON_WORDS, KEY_ROWS } from './common-passwords.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password.ts';

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** The usual additions to a word: a year, a short number, one or two punctuation marks. */
const DECORATED = /^[\d\W_]{0,3}(\p{L}(?:.*\p{L})?)[\d\W_]{0,6}$/u;
const DATE =
  /^(?:(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d|(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01]))$/;

/**
 * Whether a password is refused: too short, too long, or among the first guesses. There are no rules about kinds of
 * characters, since they lead to worse passwords.
 */
export function isWeakPassword(password: string, email = ''): boolean {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) return true;
  const typed = password.toLowerCase();
  return (
    COMMON_PASSWORDS.has(typed) ||
    COMMON_PASSWORDS.has(readAsLetters(typed)) ||
    isRepetition(typed) ||
    isKeyRun(typed) ||
    DATE.test(typed.replace(/[.\-/]/g, '')) ||
    isDecoratedWord(typed) ||
    isOwnAddress(typed, email.toLowerCase())
  );
}

function readAsLetters(text: string): string {
  return [...text].map((character) => LOOKALIKES[character] ?? character).join('');
}

function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text) return true;
  }
  return false;
}

/** Made of at most two runs over neighbouring keys, such as asdf1234 or 87654321. */
function isKeyRun(text: string): boolean {
  for (let cut = 0; cut <= text.length - 3; cut++) {
    if (isOneRun(text.slice(0, cut)) && isOneRun(text.slice(cut))) return true;
  }
  return false;
}

function isOneRun(text: string): boolean {
  return KEY_ROWS.some((row) => row.includes(text) || [...row].reverse().join('').includes(text));
}

function isDecoratedWord(text: string): boolean {
  const candidates = [text, readAsLetters(text)].map((each) => DECORATED.exec(each)?.[1] ?? '');
  const core = DECORATED.exec(text)?.[1] ?? '';
  return [...candidates, readAsLetters(core)].some((word) => COMMON_WORDS.has(word));
}

function isOwnAddress(text: string, email: string): boolean {
  return email !== '' && (text === email || text === email.split('@')[0]);
}
