import { setTimeout as sleep } from 'node:timers/promises';
import { type AlertSources, alertCheck } from '../alert/check-for-alerts.ts';
import { type AlertWays, alertText } from '../alert/tell-alert.ts';
import type { Config } from '../config/config.ts';
import { jobIdOf } from '../jobs/job-id.ts';
import { describeError } from '../log/logger.ts';
import type { Services } from '../services.ts';

const EVERY_MS = 60_000;

/**
 * Checks the alert rules until it is stopped. This is not a job: jobs need the database and the queue, whose failures
 * need an alert first.
 */
export function watchForAlerts(
  services: Services & Pick<AlertSources, 'places'>,
  config: Pick<Config, 'alertEmail' | 'alertDiskBytes' | 'dataDir'>,
  everyMs = EVERY_MS,
): { stop(): void } {
  const { dataDir, alertDiskBytes: diskLimitBytes } = config;
  const check = alertCheck({ ...services, dataDir, diskLimitBytes }, alertWays(services, config));
  const stopping = new AbortController();

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false });
      await check().catch((error: unknown) =>
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
      // Imported lazily: the server needs mail templates only here.
      const { composeAlertMail } = await import('../mail/compose-alert-mail.ts');
      const mailId = jobIdOf('alert', message.subject, now().toISOString());
      // Uses cached settings: the alert may be about the database itself.
      const head = { ...mailSettings, ...settings.current() };
      await mailer.send(composeAlertMail(head, { mailId, to, message }));
    },
    ...(chatWebhook && { chat: (message) => chatWebhook.post(alertText(message)) }),
  };
}
