import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import { bareAddress } from '../config/config-value.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Command } from './command.ts';
import { CommandError } from './command-error.ts';
import { exampleMails } from './example-mails.ts';

const usage = 'npm run mails -- <folder>  writes every mail as an example, in both languages, to look at';

export const mailsCommand: Command = {
  usage,
  async run({ config, say }, [folder, ...rest]) {
    if (folder === undefined || rest.length > 0) throw new CommandError(usage);
    const { publicUrl, retailerEmail, mailFrom } = config;
    const organizer = bareAddress(mailFrom);
    const head = { ...DEFAULT_SETTINGS, publicUrl, retailerEmail, organizer };
    await mkdir(folder, { recursive: true });
    for (const { name, material } of exampleMails()) {
      const mail = await composeMail(head, material);
      if (!mail) throw new Error(`no mail ${name}`);
      await writeFile(path.join(folder, `${name}.html`), mail.html);
      await writeFile(path.join(folder, `${name}.txt`), `${mail.subject}\n\n${mail.text}`);
      if (mail.calendar) await writeFile(path.join(folder, `${name}.ics`), mail.calendar.content);
    }
    say(`Written to ${path.resolve(folder)}.`);
  },
};
