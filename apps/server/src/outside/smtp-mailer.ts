import { createTransport } from 'nodemailer';
import { mailMessage } from './mail-message.ts';
import { MailError, type Mailer } from './mailer.ts';

const TIMEOUT_MS = 15_000;

interface SmtpMailer extends Mailer {
  close(): void;
}

/** Sends mails through the retailer's mail server. */
export function smtpMailer({ url, from }: { url: string; from: string }): SmtpMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 8,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(mailMessage(mail, from));
      } catch (error) {
        throw new MailError(isFinal(error) ? 'REFUSED' : 'NOT_SENT');
      }
    },
    // Connects and logs in, but sends nothing.
    check: () =>
      transport.verify().then(
        () => undefined,
        (error) => String(error.code ?? 'unknown'),
      ),
    close: () => transport.close(),
  };
}

/** A rejected login (EAUTH) is also a 5xx, but then our settings are wrong and not this mail. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || ('code' in error && error.code === 'EAUTH')) return false;
  const answer = 'responseCode' in error ? Number(error.responseCode) : 0;
  return answer >= 500 && answer < 600;
}
