import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@funnel/contract/error-code';
import type { Challenge } from '@funnel/contract/proof/proof-of-work';

/** What a handler throws to refuse a call; turned into a reply at one place. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly errors: ErrorReply['errors'];
  /** When the same call may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, errors?: ErrorReply['errors'], retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Refuses a call until its sender has done some work. */
export class ProofNeeded extends Refusal {
  readonly challenge: Challenge;

  constructor(challenge: Challenge) {
    super('PROOF_NEEDED', 'Solve the challenge and send the same call with the proof.');
    this.challenge = challenge;
  }
}

export function statusOf(code: ErrorCode): number {
  return ERROR_STATUS[code];
}
