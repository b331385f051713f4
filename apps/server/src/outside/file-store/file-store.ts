import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Stores the content of files. Their metadata is in the database. */
export interface FileStore {
  /** Stores a local file, and may move it away. Once this resolves, the content is durable. */
  put(key: string, source: StoredContent): Promise<void>;
  /** Rejects with the code NOT_FOUND for an unknown key. */
  read(key: string): Promise<Readable>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
  /** Undefined if files can be stored, else an error code. */
  check(): Promise<string | undefined>;
}

interface StoredContent {
  readonly path: string;
  readonly mediaType: string;
}

const KEY = /^[0-9a-f]{32}$/;

/** Random, and never from visitor input: no path traversal. */
export function newStoreKey(): string {
  return randomBytes(16).toString('hex');
}

/** The path of a key in a store: 256 folders by prefix, since one folder with all files gets slow. */
export function placeOfKey(key: string): string {
  if (!KEY.test(key)) throw new Error('not a store key');
  return `${key.slice(0, 2)}/${key}`;
}
