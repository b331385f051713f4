import { deleteAllDevices } from '../account/device.queries.ts';
import { deleteAllSessions } from '../account/session.queries.ts';
import { deleteAllTokens } from '../account/token.queries.ts';
import { deleteAllFeeds } from '../calendar-feed/calendar-feed.queries.ts';
import type { Database } from '../db/database.ts';
import { findSecret, rotateSecret, type SigningSecret } from '../db/secret/secret.queries.ts';
import { rotateCodeKey } from '../staff/rotate-code-key.ts';
import { deleteAllStaffDevices } from '../staff/staff-device.queries.ts';
import { deleteAllStaffResets } from '../staff/staff-reset.queries.ts';
import { deleteAllStaffSessions } from '../staff/staff-session.queries.ts';

interface RotatableSecret {
  readonly protects: string;
  /** The effect on links, sessions or keys that were issued before. */
  readonly afterwards: string;
  /** Undefined if there is no single date: each item has its own. */
  readonly madeAt?: (db: Database) => Promise<Date | undefined>;
  readonly rotate: (db: Database, now: Date) => Promise<void>;
}

const signing = (name: SigningSecret): Pick<RotatableSecret, 'madeAt' | 'rotate'> => ({
  madeAt: async (db) => (await findSecret(db, name))?.madeAt,
  rotate: (db, now) => rotateSecret(db, name, now),
});

/** Every secret in the database except those of webhooks. */
export const ROTATABLE_SECRETS: Readonly<Record<string, RotatableSecret>> = {
  'mailed-link': {
    protects: 'links in mails by which visitors see, move or cancel a call',
    afterwards:
      'Links in mails that were sent before no longer open anything. The next mail about a call has a new one.',
    ...signing('mailed-link'),
  },
  'floor-plan-link': {
    protects: 'codes on the screen and links in mails by which floor plans are added or fetched',
    afterwards:
      'Codes and links that were given out before no longer open anything. A page that is loaded again has a new code.',
    ...signing('floor-plan-link'),
  },
  'client-token': {
    protects: 'who booked and uploaded from where: kept as hashes with this key, never as addresses',
    afterwards: 'Networks and senders are counted anew, and have new tokens in `npm run seats`.',
    ...signing('client-token'),
  },
  'proof-of-work': {
    protects: 'the challenges that browsers solve before a network books again',
    afterwards: 'Challenges that were given out in the last five minutes are worth nothing.',
    ...signing('proof-of-work'),
  },
  'api-key': {
    protects: 'API keys: kept as hashes with this key',
    afterwards: 'No API key opens anything any more. Make new ones: npm run api-keys -- create',
    ...signing('api-key'),
  },
  'staff-invitation': {
    protects: 'links in mails by which staff accept an invitation to the desk',
    afterwards: 'Invitations that nobody has accepted are worth nothing. Invite them again.',
    ...signing('staff-invitation'),
  },
  'staff-code': {
    protects: 'the secrets of one-time codes, which are encrypted with this key',
    afterwards: 'They are encrypted anew; nobody notices.',
    madeAt: async (db) => (await findSecret(db, 'staff-code'))?.madeAt,
    rotate: rotateCodeKey,
  },
  'staff-sessions': {
    protects: 'staff who are signed in, and the browsers that are known',
    afterwards: 'Everybody at the desk is signed out, and signs in again.',
    rotate: async (db) => {
      await deleteAllStaffSessions(db);
      await deleteAllStaffDevices(db);
    },
  },
  'staff-links': {
    protects: 'links in mails by which staff choose a new password',
    afterwards: 'Such links no longer open anything. Staff ask for a new one at "Passwort vergessen?".',
    rotate: deleteAllStaffResets,
  },
  'calendar-feeds': {
    protects: 'secret links by which calendars follow the times of staff and showrooms',
    afterwards: 'Such links no longer open anything. Everybody gets a new one in the calendar of the desk.',
    rotate: deleteAllFeeds,
  },
  sessions: {
    protects: 'customers who are signed in, and the browsers that their accounts know',
    afterwards: 'Every customer is signed out, and signs in again with the password.',
    rotate: async (db) => {
      await deleteAllSessions(db);
      await deleteAllDevices(db);
    },
  },
  'account-links': {
    protects: 'links in mails by which customers confirm an address or set a password',
    afterwards: 'Such links no longer open anything. Customers ask for a new one at "Passwort vergessen".',
    rotate: deleteAllTokens,
  },
};

/** Secrets that only the environment holds. They are changed there and at their source. */
export const ENVIRONMENT_SECRETS = {
  DATABASE_URL: { protects: 'the database', isSet: 'databaseUrl' },
  SMTP_URL: { protects: 'the mail server', isSet: 'smtpUrl' },
  CHAT_WEBHOOK_URL: { protects: 'the chat', isSet: 'chatWebhookUrl' },
  METRICS_TOKEN: { protects: 'the metrics', isSet: 'metricsToken' },
  S3_SECRET_ACCESS_KEY: { protects: 'the bucket with the files', isSet: 's3' },
} as const;
