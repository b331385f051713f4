import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { apiKeysCommand } from './api-keys-command.ts';
import { backupCommand } from './backup-command.ts';
import type { Command } from './command.ts';
import { CommandError } from './command-error.ts';
import { connectToProduct } from './connect-to-product.ts';
import { deskCommand } from './desk-command.ts';
import { exampleYearCommand } from './example-year-command.ts';
import { mailsCommand } from './mails-command.ts';
import { restoreCommand } from './restore-command.ts';
import { seatsCommand } from './seats-command.ts';
import { secretsCommand } from './secrets-command.ts';
import { settingsCommand } from './settings-command.ts';
import { sqlCommand } from './sql-command.ts';
import { webhooksCommand } from './webhooks-command.ts';

const commands: Readonly<Record<string, Command>> = {
  webhooks: webhooksCommand,
  settings: settingsCommand,
  seats: seatsCommand,
  mails: mailsCommand,
  secrets: secretsCommand,
  'api-keys': apiKeysCommand,
  desk: deskCommand,
  'example-year': exampleYearCommand,
  sql: sqlCommand,
  backup: backupCommand,
  restore: restoreCommand,
};

/** Runs an operator's command. Rejects with a CommandError. */
export async function runCommand(
  name: string,
  args: readonly string[],
  { config, say }: { config: Config; say: (line: string) => void },
): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new CommandError(`There is no command ${name}, only ${Object.keys(commands).join(', ')}.`);
  let opened: Promise<Database> | undefined;
  const connect = () => {
    opened ??= connectToProduct(config);
    return opened;
  };
  try {
    await command.run({ config, now: () => new Date(), say, connect }, args);
  } finally {
    await opened?.then(
      (db) => db.destroy(),
      () => undefined,
    );
  }
}
