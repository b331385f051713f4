import { setTimeout as sleep } from 'node:timers/promises';
import { alertLook } from './alert/look-for-alerts.ts';
import { type AlertWays, alertText } from './alert/tell-alert.ts';
import type { Config } from './config.ts';
import { jobIdOf } from './jobs/job-id.ts';
import { describeError } from './logger.ts';
import type { Services } from './services.ts';

const EVERY_MS = 60_000;

/**
 * Looks for alerts until it is stopped. No job does so: jobs need the database and the queue, and these are the first that
 * somebody has to be told of.
 */
export function watchForAlerts(
  services: Services,
  config: Pick<Config, 'alertEmail' | 'alertDiskBytes' | 'dataDir'>,
  everyMs = EVERY_MS,
): { stop(): void } {
  const { dataDir, alertDiskBytes: diskLimitBytes } = config;
  const look = alertLook({ ...services, dataDir, diskLimitBytes }, alertWays(services, config));
  const stopping = new AbortController();

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false });
      await look().catch((error: unknown) =>
        services.logger.error({ error: describeError(error) }, 'alerts not looked for'),
      );
    }
  }
  watch().catch(() => undefined);
  return { stop: () => stopping.abort() };
}

export function alertWays(
  { mailer, mailSettings, settings, chatWebhook, now }: Services,
  { alertEmail: to }: Pick<Config, 'alertEmail'>,
): AlertWays {
  return {
    async mail(message) {
      // The server knows no templates of mails until it needs one.
      const { composeAlertMail } = await import('./mail/compose-alert-mail.ts');
      const mailId = jobIdOf('alert', message.subject, now().toISOString());
      // As last read: the database may be what the alert is about.
      const head = { ...mailSettings, ...settings.current() };
      await mailer.send(await composeAlertMail(head, { mailId, to, message }));
    },
    ...(chatWebhook && { chat: (message) => chatWebhook.post(alertText(message)) }),
  };
}
