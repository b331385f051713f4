/** The ways in which a call of ours to the outside can fail. */
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

/** Carries a code and nothing of the other side: its texts and our secret addresses must not reach a log. */
export class OutsideError extends Error {
  readonly code: OutsideCode;
  /** Where there was an answer. */
  readonly status: number | undefined;

  constructor(code: OutsideCode, status?: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}
