import { appointmentToken } from '../appointment/appointment-token.queries.ts';
import type { Config } from '../config/config.ts';
import { bareAddress } from '../config/config-value.ts';
import { createSettingsReader } from '../db/setting/settings-reader.ts';
import { notifyCustomer } from '../event/notify-customer.ts';
import { clientList } from '../http/client-list.ts';
import { chatWebhookAt } from '../outside/chat-webhook.ts';
import { fileToolsFor } from '../outside/file-tools.ts';
import { folderMailer } from '../outside/folder-mailer.ts';
import { argon2Hasher } from '../outside/password/argon2-hasher.ts';
import { hashLanes } from '../outside/password/hash-lanes.ts';
import { priceServiceAt } from '../outside/price-service.ts';
import { smtpMailer } from '../outside/smtp-mailer.ts';
import { sparingPriceService } from '../outside/sparing-price-service.ts';
import { createWebhookCaller } from '../outside/webhook-caller.ts';
import type { Services } from '../services.ts';

const HOLD_REFUSAL_MS = 1_000;
/** Proxies close connections that are idle for a minute. */
const STREAM_BEAT_MS = 20_000;

/** The real services of server and worker, built from the settings. */
export function makeServices(
  config: Config,
  {
    db,
    connection,
    logger,
    isPrepared,
    stopping,
  }: Pick<Services, 'db' | 'connection' | 'logger' | 'isPrepared' | 'stopping'>,
): Services {
  const now = () => new Date();
  const settings = createSettingsReader(db, logger);
  return {
    db,
    connection,
    isPrepared,
    stopping,
    now,
    logger,
    files: fileToolsFor(config),
    backup: config.backup,
    settings,
    isUnlimited: clientList(config.unlimitedClients),
    passwords: argon2Hasher(),
    hashLanes: hashLanes(),
    holdRefusalMs: HOLD_REFUSAL_MS,
    streamBeatMs: STREAM_BEAT_MS,
    notifyCustomer,
    priceService: config.priceEstimateUrl
      ? sparingPriceService(priceServiceAt(config.priceEstimateUrl), now)
      : undefined,
    chatWebhook: config.chatWebhookUrl ? chatWebhookAt(config.chatWebhookUrl) : undefined,
    ...mailServices(config, now),
    appointmentToken: (appointmentId) => appointmentToken(db, appointmentId),
    webhookCaller: createWebhookCaller({ allowPrivate: config.webhookAllowPrivate }),
    webhookAllowPrivate: config.webhookAllowPrivate,
    webhookRetrySeconds: config.webhookRetrySeconds,
  };
}

function mailServices(
  config: Config,
  now: () => Date,
): Pick<Services, 'mailer' | 'mailFolder' | 'mailSettings'> {
  const { mailFrom, smtpUrl, publicUrl, retailerEmail } = config;
  return {
    mailer: smtpUrl
      ? smtpMailer({ url: smtpUrl, from: mailFrom })
      : folderMailer({ folder: config.mailFolder.path, from: mailFrom, now }),
    mailFolder: config.mailFolder,
    mailSettings: {
      publicUrl,
      retailerEmail,
      organizer: bareAddress(mailFrom),
    },
  };
}
