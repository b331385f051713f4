import type { Logger } from 'pino';
import type { BackupSettings } from './config.ts';
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

/** What handlers work with; everything that is not pure is passed in. */
export interface Services {
  readonly db: Database;
  /** For what takes longer than the limits of `db` allow. */
  readonly connection: Connection;
  /** Whether the database has its tables and queues. Before, no call can be answered but those about health. */
  readonly isPrepared: () => boolean;
  /** Aborted when the process is told to stop: a server goes on only for those who do not know it yet, a long job ends. */
  readonly stopping: AbortSignal;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly files: FileTools;
  /** Undefined where no nightly backup is wanted. */
  readonly backup: BackupSettings | undefined;
  readonly settings: SettingsReader;
  /** Whether limits by address do not hold for a client, such as the tablets in a showroom. */
  readonly isUnlimited: (clientAddress: string) => boolean;
  readonly passwords: PasswordHasher;
  readonly hashLanes: HashLanes;
  /** How long somebody waits for being told that a try is one too many. */
  readonly holdRefusalMs: number;
  /** How often a stream shows that it is still there, and its reader that they may still read it. */
  readonly streamBeatMs: number;
  readonly notifyCustomer: NotifyCustomer;
  /** Undefined where none is set, as below. */
  readonly priceService: PriceService | undefined;
  readonly chatWebhook: ChatWebhook | undefined;
  readonly mailer: Mailer;
  /** Where mails lie as files that were sent while there was no mail server, and for how long. */
  readonly mailFolder: { readonly path: string; readonly days: number };
  readonly mailSettings: MailSettings;
  /** Signs the link by which a visitor moves or cancels a call. */
  readonly appointmentToken: (appointmentId: string) => Promise<string>;
  readonly webhookCaller: WebhookCaller;
  /** The pause before each try of a webhook, the first included. */
  readonly webhookRetrySeconds: readonly number[];
}
