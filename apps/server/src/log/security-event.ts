import type { Logger } from 'pino';
import type { LogFields } from './logger.ts';

/** Every event that may be part of an attack. Operators alert on these names, so they never change. */
export type SecurityEvent =
  /** A call for the metrics without the right token. */
  | 'metrics-token-wrong'
  /** A call that is reserved for our own pages came from another origin. */
  | 'cross-origin-refused'
  /** A client or an account is over a rate limit. */
  | 'limit-reached'
  /** A sign-in with a wrong password. */
  | 'password-wrong'
  /** A wrong one-time code beside a right password. */
  | 'code-wrong'
  /** A one-time token that is unknown, used or expired. */
  | 'token-wrong'
  /** An API key that is unknown or revoked. */
  | 'api-key-wrong'
  /** A connection was cut because its headers came too slowly (slowloris). */
  | 'slow-headers-cut'
  /** A connection was cut because a body came too slowly. */
  | 'slow-body-cut'
  /** One address opened more connections at once than allowed. */
  | 'too-many-connections'
  /** The storage of error reports is full: every stored report has form data. */
  | 'report-store-full'
  /** Too many concurrent password checks; unknown devices are refused. */
  | 'sign-in-crowded'
  /** A network exceeds its quota of seats. */
  | 'booking-network-full'
  /** A proof of work that is wrong, expired, used, or made for another network. */
  | 'booking-proof-wrong'
  /** The storage for unclaimed files is full. */
  | 'upload-room-full'
  /** A picture that no decoder can read, or a decompression bomb. */
  | 'upload-picture-unreadable'
  /** A PDF that holds scripts or other active content. */
  | 'marked-file-received';

/** The only way to log such an event: one line with the field `event`, to search for and to alert on. */
export function tellSecurityEvent(
  logger: Pick<Logger, 'warn'>,
  event: SecurityEvent,
  fields: Omit<LogFields, 'event'> = {},
): void {
  logger.warn({ ...fields, event }, 'security event');
}
