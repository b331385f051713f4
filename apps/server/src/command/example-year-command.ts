import { invitationUrl } from '@funnel/contract/staff/desk-link';
import { isAnythingThere } from '../example-year/example-year.queries.ts';
import { AGENT_EMAIL, writeYear } from '../example-year/write-year.ts';
import { argon2Hasher } from '../outside/password/argon2-hasher.ts';
import { invitationToken } from '../staff/invitation.queries.ts';
import { invite } from '../staff/invite-staff.ts';
import type { Command } from './command.ts';
import { CommandError } from './command-error.ts';

const ENQUIRIES = 3600;
const OWNER_EMAIL = 'inhaber@beispiel.example';
const PASSWORD = 'ein langes beispiel';
const usage = 'npm run examples -- --year  fills a fresh data folder with an invented year';

export const exampleYearCommand: Command = {
  usage,
  async run({ config, now, say, connect }, args) {
    if (args.length > 0) throw new CommandError(usage);
    const db = await connect();
    if (await isAnythingThere(db))
      throw new CommandError('There are enquiries or staff already. Take a fresh data folder.');
    const options = { count: ENQUIRIES, now: now(), passwords: argon2Hasher(), password: PASSWORD };
    const { enquiries, calls, visits } = await writeYear(db, options);
    const owner = {
      email: OWNER_EMAIL,
      role: 'owner',
      actor: { kind: 'operator' },
      isMailed: false,
    } as const;
    const ownerToken = await invitationToken(db, await invite(db, { ...owner, now: now() }));
    say(`${enquiries} enquiries, ${calls} calls and ${visits} visits of a year, all invented.`);
    say(`Agent at the desk: ${AGENT_EMAIL}, password "${PASSWORD}".`);
    say(`Owner, by this link, within a week: ${invitationUrl(config.publicUrl, ownerToken)}`);
  },
};
