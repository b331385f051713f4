import { invitationUrl } from '@funnel/contract/staff/desk-link';
import { isAnythingThere } from '../example-year/example-year.queries.ts';
import { AGENT_EMAIL, MANAGER_EMAIL, writeYear } from '../example-year/write-year.ts';
import { fileToolsFor } from '../outside/file-tools.ts';
import { argon2Hasher } from '../outside/password/argon2-hasher.ts';
import { invitationToken } from '../staff/invitation.queries.ts';
import { invite } from '../staff/invite-staff.ts';
import { describeCodeSecret, makeCodeSecret } from '../staff/one-time-code.ts';
import { sealCodeSecret } from '../staff/seal-code-secret.ts';
import { codeSecretOf } from '../staff/spend-code.ts';
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
    const secret = makeCodeSecret();
    const { enquiries, calls, visits, floorPlans } = await writeYear(db, {
      ...{ count: ENQUIRIES, now: now(), store: fileToolsFor(config).store },
      ...{ passwords: argon2Hasher(), password: PASSWORD },
      sealCodes: (tx, staffId) => sealCodeSecret(tx, secret, codeSecretOf(staffId)),
    });
    const owner = {
      email: OWNER_EMAIL,
      role: 'owner',
      actor: { kind: 'operator' },
      isMailed: false,
    } as const;
    const ownerToken = await invitationToken(db, await invite(db, { ...owner, now: now() }));
    const codes = describeCodeSecret(secret, 'Desk', MANAGER_EMAIL).secret;
    say(
      `${enquiries} enquiries, ${calls} calls, ${visits} visits and ${floorPlans} floor plans of a year, all invented.`,
    );
    say(`Agent at the desk: ${AGENT_EMAIL}, password "${PASSWORD}".`);
    say(
      `Manager: ${MANAGER_EMAIL}, the same password, one-time codes by this key in an authenticator app: ${codes}`,
    );
    say(`Owner, by this link, within a week: ${invitationUrl(config.publicUrl, ownerToken)}`);
  },
};
