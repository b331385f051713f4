import { z } from '@funnel/domain/schema';
import { ERROR_STATUS, type ErrorCode, type ErrorReply, errorReplySchema } from './error-code.ts';

/** The meaning of each code, whatever the call. */
export const PROBLEM_TITLES: Readonly<Record<ErrorCode, string>> = {
  INVALID_INPUT: 'What was sent is not valid',
  UNAUTHENTICATED: 'Nobody is signed in',
  WRONG_CREDENTIALS: 'E-mail address and password do not belong together',
  CODE_NEEDED: 'A one-time code is needed as well',
  WRONG_CODE: 'The one-time code is wrong, over or used',
  UNCONFIRMED: 'The e-mail address is not confirmed yet',
  FORBIDDEN: 'The role or the scope does not go so far',
  CROSS_ORIGIN: 'The call comes from a page that may not make it',
  NOT_FOUND: 'There is nothing here',
  METHOD_NOT_ALLOWED: 'This address takes other methods',
  UNKNOWN_KITCHEN: 'There is no such kitchen',
  SLOT_TAKEN: 'The time is taken',
  PLANNER_BUSY: 'The planner is not free at that time',
  LAST_OWNER: 'The last owner stays',
  CODES_MISSING: 'The role needs one-time codes',
  STALE: 'Somebody has changed it meanwhile',
  WRONG_STATE: 'That is not allowed as things stand',
  CLAIMED: 'Somebody else is on this call',
  NOT_CLAIMED: 'This call is not yours any more',
  UNDO_OVER: 'It is too late to undo that',
  APPOINTMENT_OVER: 'The appointment is over or cancelled',
  TOKEN_OVER: 'The link is used or over',
  PAYLOAD_TOO_LARGE: 'That is more than the call takes',
  UNSUPPORTED_MEDIA_TYPE: 'The call takes another media type',
  IDEMPOTENCY_KEY_REUSED: 'The Idempotency-Key stands for something else',
  WEAK_PASSWORD: 'The password is too easy to guess',
  PROOF_NEEDED: 'A challenge has to be solved first',
  TOO_MANY_REQUESTS: 'Too many calls',
  BOOKING_LIMIT: 'This network has taken its share of the times',
  INTERNAL: 'Something went wrong on our side',
  UNAVAILABLE: 'The server cannot answer right now',
  INSUFFICIENT_STORAGE: 'There is no room for it',
};

export const PROBLEM_TYPE = 'application/problem+json';

/** A failed call as an RFC 9457 problem, with the fields of our own clients (R15) as extension members. */
export const problemSchema = z.object({
  /** Identifies the code, and links to the API reference if it is served. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  ...errorReplySchema.shape,
});

export type Problem = z.infer<typeof problemSchema>;

export function problemOf(reply: ErrorReply): Problem {
  const { code } = reply;
  return {
    type: `/api/docs#${code}`,
    title: PROBLEM_TITLES[code],
    status: ERROR_STATUS[code],
    ...reply,
  };
}
