import type Message from 'nodemailer/lib/mailer/index.js';
import { bareAddress } from '../config/config-value.ts';
import type { Mail } from './mailer.ts';

/** The mail as a nodemailer message. nodemailer folds and encodes every header. */
export function mailMessage(mail: Mail, from: string): Message.Options {
  const host = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const thread = mail.threadId !== undefined && mail.threadId !== mail.mailId && `<${mail.threadId}@${host}>`;
  return {
    from: mail.sender === undefined ? from : { name: mail.sender, address: bareAddress(from) },
    to: { name: '', address: mail.to },
    ...(mail.cc && { cc: mail.cc.map((address) => ({ name: '', address })) }),
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Set explicitly, so that nodemailer does not scan every mail to choose.
    textEncoding: 'quoted-printable',
    messageId: `<${mail.mailId}@${host}>`,
    ...(thread && { inReplyTo: thread, references: thread }),
    headers: {
      'Content-Language': mail.language,
      // Suppresses out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    ...(mail.calendar && {
      icalEvent: { method: mail.calendar.method, content: mail.calendar.content, filename: 'termin.ics' },
    }),
    attachments: (mail.pictures ?? []).map(({ cid, content, type = 'image/jpeg' }, index) => ({
      filename: `bild-${index + 1}.${type === 'image/png' ? 'png' : 'jpg'}`,
      contentType: type,
      contentDisposition: 'inline',
      cid,
      content,
    })),
    // A template must never read a file or fetch a URL (SSRF).
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
