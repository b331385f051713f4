import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@funnel/contract/error-code';
import type { Clash } from '@funnel/contract/planner/clash';
import type { Challenge } from '@funnel/contract/proof/proof-of-work';

/** Thrown by a handler to refuse a call. Turned into a reply in one place (error-reply.ts). */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly errors: ErrorReply['errors'];
  /** After how long the same call may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, errors?: ErrorReply['errors'], retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Refuses a call until its sender has solved a proof of work. */
export class ProofNeeded extends Refusal {
  readonly challenge: Challenge;

  constructor(challenge: Challenge) {
    super('PROOF_NEEDED', 'Solve the challenge and send the same call with the proof.');
    this.challenge = challenge;
  }
}

/** Refuses a visit because its planner is not free. Names where they are, and what is free instead. */
export class PlannerBusy extends Refusal {
  readonly clash: Clash;

  constructor(clash: Clash) {
    super('PLANNER_BUSY', 'The planner is not free at that time.');
    this.clash = clash;
  }
}

export function statusOf(code: ErrorCode): number {
  return ERROR_STATUS[code];
}
