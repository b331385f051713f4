import { z } from '@funnel/domain/schema';

/** The closed list of error codes, and the HTTP status of each. */
export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  /** No session, or an expired one. */
  UNAUTHENTICATED: 401,
  /** E-mail and password do not match. Does not reveal which one is wrong, against user enumeration. */
  WRONG_CREDENTIALS: 401,
  /** The password is right, and a one-time code is required. */
  CODE_NEEDED: 401,
  /** A one-time code that is wrong, expired or used. */
  WRONG_CODE: 401,
  /** The e-mail address of the account is not confirmed yet. */
  UNCONFIRMED: 403,
  /** The caller is known, but the role or the scope does not allow it. */
  FORBIDDEN: 403,
  CROSS_ORIGIN: 403,
  NOT_FOUND: 404,
  /** Also if the e-mail is not the kitchen's, so that kitchens cannot be probed (R22). */
  UNKNOWN_KITCHEN: 404,
  /** The path exists; the header Allow has its methods. */
  METHOD_NOT_ALLOWED: 405,
  SLOT_TAKEN: 409,
  /** The planner is somewhere else at that time, or not at work. The error carries a clash with free ways. */
  PLANNER_BUSY: 409,
  /** The last owner must stay. */
  LAST_OWNER: 409,
  /** The role requires one-time codes. */
  CODES_MISSING: 409,
  /** Stale: somebody has changed it since the caller last saw it. Nothing was overwritten. */
  STALE: 409,
  /** Not allowed as things stand, such as a move in the pipeline. */
  WRONG_STATE: 409,
  /** A colleague has claimed this call. */
  CLAIMED: 409,
  /** The caller has no claim on this call, or it has expired. */
  NOT_CLAIMED: 409,
  APPOINTMENT_OVER: 410,
  /** The undo window is over: webhooks and mails are sent. */
  UNDO_OVER: 410,
  /** A one-time token that is unknown, used or expired. */
  TOKEN_OVER: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  WEAK_PASSWORD: 422,
  /** Nothing was done. The error carries a challenge; the same call with its proof of work goes through. */
  PROOF_NEEDED: 428,
  TOO_MANY_REQUESTS: 429,
  /** The network has reached its quota of seats. The visitor can still wish for the time. */
  BOOKING_LIMIT: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** Every failed call answers with this body (R15). */
export const errorReplySchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** With PROOF_NEEDED: see `challengeSchema`. Not parsed here, so that only the solver has to know its shape. */
  challenge: z.unknown().optional(),
  /** With PLANNER_BUSY: see `clashSchema`. */
  clash: z.unknown().optional(),
});

export type ErrorReply = z.infer<typeof errorReplySchema>;
