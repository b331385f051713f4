import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { bareAddress } from '../config/config-value.ts';
import { composeCustomerMail } from '../mail/compose-customer-mail.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { composeStaffAccessMail } from '../mail/compose-staff-access-mail.ts';
import type { Mail } from '../outside/mailer.ts';
import type { Command } from './command.ts';
import { CommandError } from './command-error.ts';
import { exampleCustomerMails } from './example-customer-mails.ts';
import { exampleMails } from './example-mails.ts';
import { exampleStaffMails } from './example-staff-mails.ts';

const usage =
  'npm run mails -- <folder>  writes every mail to visitors, customers, staff and the retailer, to look at';

export const mailsCommand: Command = {
  usage,
  async run({ config, say }, [folder, ...rest]) {
    if (folder === undefined || rest.length > 0) throw new CommandError(usage);
    const { publicUrl, retailerEmail, mailFrom } = config;
    const organizer = bareAddress(mailFrom);
    const head = { ...DEFAULT_SETTINGS, publicUrl, retailerEmail, organizer };
    await mkdir(folder, { recursive: true });
    for (const { name, material } of exampleMails()) {
      const mail = composeMail(head, material);
      if (!mail) throw new Error(`no mail ${name}`);
      await writeExample(path.join(folder, name), mail);
    }
    for (const { name, facts } of exampleCustomerMails())
      await writeExample(path.join(folder, name), composeCustomerMail(head, facts, name));
    for (const { name, facts } of exampleStaffMails())
      await writeExample(path.join(folder, name), composeStaffAccessMail(head, { ...facts, mailId: name }));
    say(`Written to ${path.resolve(folder)}.`);
  },
};

async function writeExample(file: string, { subject, text, html, pictures = [], calendar }: Mail) {
  // A browser finds no pictures beside a mail.
  const shown = pictures.reduce(
    (page, { cid, content, type = 'image/jpeg' }) =>
      page.replaceAll(`cid:${cid}`, `data:${type};base64,${content.toString('base64')}`),
    html,
  );
  await writeFile(`${file}.html`, shown);
  await writeFile(`${file}.txt`, `${subject}\n\n${text}`);
  if (calendar) await writeFile(`${file}.ics`, calendar.content);
}
