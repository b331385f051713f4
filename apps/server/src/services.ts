import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import type { SettingsReader } from './db/setting/settings-reader.ts';
import type { NotifyCustomer } from './jobs/notify-customer.ts';
import type { ChatWebhook } from './outside/chat-webhook.ts';
import type { FileTools } from './outside/file-tools.ts';
import type { PasswordHasher } from './outside/password/password-hasher.ts';
import type { PriceService } from './outside/price-service.ts';

/** What handlers work with; everything that is not pure is passed in. */
export interface Services {
  readonly db: Database;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly files: FileTools;
  readonly settings: SettingsReader;
  readonly passwords: PasswordHasher;
  readonly notifyCustomer: NotifyCustomer;
  /** Undefined where none is set, as below. */
  readonly priceService: PriceService | undefined;
  readonly chatWebhook: ChatWebhook | undefined;
}
