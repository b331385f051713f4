/** What of a `KeyboardEvent` the rules need. */
type Press = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** How a key is named in a table of keys: letters in lower case, `Shift+` before the name of another key. */
export function nameOfKey({ key, shiftKey }: Press): string {
  return isCharacter(key) ? key.toLowerCase() : `${shiftKey ? 'Shift+' : ''}${key}`;
}

/** A letter, digit or sign: what somebody who speaks to the computer may type by accident. Arrows and Escape are none. */
export function isCharacter(key: string): boolean {
  return key.length === 1;
}

const ARROWS = ['↑', '↓', '←', '→'];

/** The same of what is printed on a key. */
export function isCharacterCap(cap: string): boolean {
  return isCharacter(cap) && !ARROWS.includes(cap);
}

/** The key that begins "go to". */
const GO = 'o';
/** How long the second key may take. */
const SECOND_KEY_MS = 1500;

/** Pressed keys so far: when "go to" was begun, or where it leads now. */
export interface Going {
  readonly begunAt?: number;
  /** The second key, where it is one of those that lead somewhere. */
  readonly to?: string;
}

/** O, and soon after it one of the keys. Any other key ends it and does what it does alone. */
export function goOn({ begunAt }: Going, key: string, at: number, keys: readonly string[]): Going {
  const isSecond = begunAt !== undefined && at - begunAt <= SECOND_KEY_MS;
  if (isSecond && keys.includes(key)) return { to: key };
  return key === GO ? { begunAt: at } : {};
}
