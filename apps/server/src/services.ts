import type { Logger } from 'pino';
import type { BackupSettings } from './config/config.ts';
import type { Connection, Database } from './db/database.ts';
import type { SettingsReader } from './db/setting/settings-reader.ts';
import type { NotifyCustomer } from './event/notify-customer.ts';
import type { ChatWebhook } from './outside/chat-webhook.ts';
import type { FileTools } from './outside/file-tools.ts';
import type { MailSettings } from './outside/mail-settings.ts';
import type { Mailer } from './outside/mailer.ts';
import type { HashLanes } from './outside/password/hash-lanes.ts';
import type { PasswordHasher } from './outside/password/password-hasher.ts';
import type { PriceService } from './outside/price-service.ts';
import type { WebhookCaller } from './outside/webhook-caller.ts';

/** Everything impure that handlers use. It is passed in. */
export interface Services {
  readonly db: Database;
  /** For work that takes longer than the timeouts of `db` allow. */
  readonly connection: Connection;
  /** Whether the database has its tables and queues. Until then only health calls are answered. */
  readonly isPrepared: () => boolean;
  /** Aborted on shutdown. A server then drains its remaining calls, and a long job ends early. */
  readonly stopping: AbortSignal;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly files: FileTools;
  /** Undefined if nightly backups are off. */
  readonly backup: BackupSettings | undefined;
  readonly settings: SettingsReader;
  /** Whether a client is exempt from limits by address, such as the tablets in a showroom. */
  readonly isUnlimited: (clientAddress: string) => boolean;
  readonly passwords: PasswordHasher;
  readonly hashLanes: HashLanes;
  /** How long a "too many tries" refusal is delayed (tarpit). */
  readonly holdRefusalMs: number;
  /** The heartbeat of streams. Each one rechecks the reader's permission. */
  readonly streamBeatMs: number;
  readonly notifyCustomer: NotifyCustomer;
  /** Undefined if not configured, like `chatWebhook`. */
  readonly priceService: PriceService | undefined;
  readonly chatWebhook: ChatWebhook | undefined;
  readonly mailer: Mailer;
  /** The folder for mails while there is no mail server, and the days until they are deleted. */
  readonly mailFolder: { readonly path: string; readonly days: number };
  readonly mailSettings: MailSettings;
  /** Signs the link to move or cancel a call. */
  readonly appointmentToken: (appointmentId: string) => Promise<string>;
  readonly webhookCaller: WebhookCaller;
  /** Allows webhooks to private networks and without TLS. */
  readonly webhookAllowPrivate: boolean;
  /** The pause before each delivery attempt of a webhook, the first included. */
  readonly webhookRetrySeconds: readonly number[];
}
