/** Slow password hashing. Every call costs one hash, whatever the result (timing attack). */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** The queue is full: try again later. */
export class HasherBusyError extends Error {}
