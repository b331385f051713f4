import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Where the content of files is kept. What is known about them is in the database. */
export interface FileStore {
  /** Takes the content of a local file, which may be moved away by it. Once this resolves, the content is safe. */
  put(key: string, source: StoredContent): Promise<void>;
  /** Rejects with the code NOT_FOUND where there is nothing under the key. */
  read(key: string): Promise<Readable>;
  /** There may be nothing to remove. */
  remove(key: string): Promise<void>;
  /** Undefined while files could be kept; else the code of what is wrong. */
  check(): Promise<string | undefined>;
}

interface StoredContent {
  readonly path: string;
  readonly mediaType: string;
}

const KEY = /^[0-9a-f]{32}$/;

/** Made by us and of nothing that a visitor sent, so that no name leads anywhere. */
export function newStoreKey(): string {
  return randomBytes(16).toString('hex');
}

/** The place of a key in a store: a folder for each of 256 beginnings, since one with all files in it gets slow. */
export function placeOfKey(key: string): string {
  if (!KEY.test(key)) throw new Error('not a store key');
  return `${key.slice(0, 2)}/${key}`;
}
