import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { checkWritable } from './disk.ts';
import { mailMessage } from './mail-message.ts';
import { MailError, type Mailer } from './mailer.ts';

interface FolderMailerOptions {
  readonly folder: string;
  readonly from: string;
  readonly now: () => Date;
}

/** Used without a mail server: stores each mail as a file that any mail program opens. */
export function folderMailer({ folder, from, now }: FolderMailerOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail(mailMessage(mail, from));
        const name = `${now().toISOString().replaceAll(':', '-')}-${mail.mailId}.eml`;
        const file = path.join(folder, name);
        // Written as `.part` and renamed, so a file under its final name is complete.
        await writeInto(folder, `${file}.part`, message as Buffer);
        await rename(`${file}.part`, file);
      } catch {
        throw new MailError('NOT_SENT');
      }
    },
    check: () => checkWritable(folder),
  };
}

async function writeInto(folder: string, file: string, content: Buffer): Promise<void> {
  const write = () => writeFile(file, content, { mode: 0o600 });
  await write().catch(async (error) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await write();
  });
}

const MAIL_FILE = /\.eml(?:\.part)?$/;

/** Mails hold personal data, so they must not stay for ever. Other files are not touched. */
export async function removeOldMails(folder: string, before: Date): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    // No mail has been written yet.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isFile() || !MAIL_FILE.test(entry.name)) continue;
    const file = path.join(folder, entry.name);
    // Another server may clean the same folder.
    const mail = await stat(file).catch(() => undefined);
    if (mail && mail.mtime < before) await rm(file, { force: true });
  }
}
