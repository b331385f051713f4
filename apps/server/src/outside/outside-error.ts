/** The ways in which an outgoing call can fail. */
export type OutsideCode =
  | 'NOT_REACHED'
  | 'NOT_ALLOWED'
  | 'TIMEOUT'
  | 'REDIRECT'
  | 'BAD_STATUS'
  | 'NOT_FOUND'
  | 'TOO_LARGE'
  | 'BAD_ANSWER'
  | 'RESTING';

/** Carries only a code: texts of the other side and our secret URLs must not reach a log. */
export class OutsideError extends Error {
  readonly code: OutsideCode;
  /** The HTTP status, if there was an answer. */
  readonly status: number | undefined;

  constructor(code: OutsideCode, status?: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}
