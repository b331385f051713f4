import { type Mail, type MailCode, MailError, type Mailer } from '../outside/mailer.ts';

/** Stands in for the mail server: records mails, or fails on request. */
export function recordingMailer() {
  const standIn: { mails: Mail[]; fails: MailCode | undefined; calls: number } = {
    mails: [],
    fails: undefined,
    calls: 0,
  };
  const mailer: Mailer = {
    async send(mail) {
      standIn.calls++;
      if (standIn.fails) throw new MailError(standIn.fails);
      standIn.mails.push(mail);
    },
    check: async () => standIn.fails,
  };
  return { standIn, mailer };
}
