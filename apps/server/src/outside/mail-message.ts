import type Message from 'nodemailer/lib/mailer/index.js';
import { bareAddress } from '../config.ts';
import type { Mail } from './mailer.ts';

/** The mail in the words of nodemailer, which folds and encodes every header. */
export function mailMessage(mail: Mail, from: string): Message.Options {
  const host = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from: mail.sender === undefined ? from : { name: mail.sender, address: bareAddress(from) },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Said, so that nodemailer does not count the characters of every mail to choose.
    textEncoding: 'quoted-printable',
    messageId: `<${mail.mailId}@${host}>`,
    headers: {
      'Content-Language': mail.language,
      // Nobody's holiday notice is to answer a machine.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    ...(mail.calendar && {
      icalEvent: { method: mail.calendar.method, content: mail.calendar.content, filename: 'termin.ics' },
    }),
    // A template must never read a file or fetch an address on somebody's behalf.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
