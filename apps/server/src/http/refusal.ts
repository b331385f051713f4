import { ERROR_STATUS, type ErrorCode, type ErrorReply } from '@funnel/contract/error-code';

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

export function statusOf(code: ErrorCode): number {
  return ERROR_STATUS[code];
}
