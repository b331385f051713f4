/** Slow hashing of passwords. Every call, whatever it answers, costs one hash. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** More is waiting than may wait: try again later. */
export class HasherBusyError extends Error {}
