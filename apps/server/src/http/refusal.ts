import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@funnel/contract/error-code';

interface RefusalDetails {
  readonly errors?: ErrorReply['errors'];
  /** When the same call may succeed. */
  readonly retryAfterSeconds?: number;
}

/** What a handler throws to refuse a call; turned into a reply at one place. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly errors: ErrorReply['errors'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, { errors, retryAfterSeconds }: RefusalDetails = {}) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function statusOf(code: ErrorCode): number {
  return ERROR_STATUS[code];
}
