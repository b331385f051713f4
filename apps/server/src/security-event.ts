import type { Logger } from 'pino';
import type { LogFields } from './logger.ts';

/** Every event that an operator may want to hear of because somebody tries something. One name each, never changed. */
export type SecurityEvent =
  /** A call for the metrics without the right token. */
  | 'metrics-token-wrong'
  /** A call that only our own pages make came from another origin. */
  | 'cross-origin-refused'
  /** Somebody calls or tries more often than the limits allow. */
  | 'limit-reached'
  /** E-mail and password do not belong together. */
  | 'password-wrong'
  /** A one-time token that is unknown, used or over. */
  | 'token-wrong'
  /** An API key that is unknown or revoked. */
  | 'api-key-wrong'
  /** A connection whose headers came too slowly. */
  | 'slow-headers-cut'
  /** One address wants more connections at once than it may have. */
  | 'too-many-connections'
  /** There is no room for more error reports: all that is kept has form data. */
  | 'report-store-full'
  /** More passwords are tried at once than can be checked; strangers are turned away. */
  | 'sign-in-crowded'
  /** A network wants more seats than its share. */
  | 'booking-network-full'
  /** A proof of work that is wrong, over, used or made for another network. */
  | 'booking-proof-wrong'
  /** There is no room for more files that no kitchen has claimed. */
  | 'upload-room-full'
  /** A picture that no decoder can read, or that unfolds to too many pixels. */
  | 'upload-picture-unreadable'
  /** A PDF that holds scripts or other things beside pages. */
  | 'marked-file-received';

/** The one way to log such an event: a line with the field `event`, to search for and to alert on. */
export function tellSecurityEvent(
  logger: Pick<Logger, 'warn'>,
  event: SecurityEvent,
  fields: Omit<LogFields, 'event'> = {},
): void {
  logger.warn({ ...fields, event }, 'security event');
}
