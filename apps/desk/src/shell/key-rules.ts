type Press = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** The name of a key in a key table: letters in lower case, other keys with `Shift+`. */
export function nameOfKey({ key, shiftKey }: Press): string {
  return isCharacter(key) ? key.toLowerCase() : `${shiftKey ? 'Shift+' : ''}${key}`;
}

/** A letter, digit or sign: speech input can type it by accident. Arrows and Escape are safe. */
export function isCharacter(key: string): boolean {
  return key.length === 1;
}

const ARROWS = ['↑', '↓', '←', '→'];

/** The same for the label of a key. */
export function isCharacterCap(cap: string): boolean {
  return isCharacter(cap) && !ARROWS.includes(cap);
}

/** The first key of "go to". */
const GO = 'o';
/** The time limit of the second key. */
const SECOND_KEY_MS = 1500;

/** The state of a "go to" sequence. */
export interface Going {
  readonly begunAt?: number;
  /** Set once the second key is known. */
  readonly to?: string;
}

/** O, then one of the keys within the time limit. Any other key ends the sequence and keeps its own meaning. */
export function goOn({ begunAt }: Going, key: string, at: number, keys: readonly string[]): Going {
  const isSecond = begunAt !== undefined && at - begunAt <= SECOND_KEY_MS;
  if (isSecond && keys.includes(key)) return { to: key };
  return key === GO ? { begunAt: at } : {};
}
