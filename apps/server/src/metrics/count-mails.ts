import { MailError, type Mailer } from '../outside/mailer.ts';
import type { Tally } from './tally.ts';

/** Wraps the mailer with counters. */
export function countMails(mailer: Mailer, tally: Pick<Tally, 'count'>): Mailer {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        const isRefused = error instanceof MailError && error.code === 'REFUSED';
        tally.count('mails_total', { outcome: isRefused ? 'refused' : 'not_sent' });
        throw error;
      }
      tally.count('mails_total', { outcome: 'sent' });
    },
  };
}
