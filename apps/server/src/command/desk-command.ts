import { parseArgs } from 'node:util';
import { emailSchema } from '@funnel/contract/account/credentials';
import { invitationUrl } from '@funnel/contract/staff/desk-link';
import { STAFF_ROLES, type StaffRole } from '@funnel/domain/staff/staff-role';
import { invitationToken } from '../staff/invitation.queries.ts';
import { invite } from '../staff/invite-staff.ts';
import { makeSetUpLink } from '../staff/set-up-link.ts';
import { listStaff } from '../staff/staff.queries.ts';
import type { Command, CommandTools } from './command.ts';
import { CommandError } from './command-error.ts';

const usage = `npm run desk -- invite <e-mail> --role ${STAFF_ROLES.join('|')}  prints a link, for once and for seven days
npm run desk -- invite                                   the same for the first owner, who enters the address: a day
npm run desk -- list                                     everybody who works at the desk, or did`;

export const deskCommand: Command = {
  usage,
  async run(tools, [verb, ...args]) {
    if (verb === 'invite' && args.length === 0) return inviteFirstOwner(tools);
    if (verb === 'invite') return inviteSomebody(tools, args);
    if (verb === 'list' && args.length === 0) return list(tools);
    throw new CommandError(usage);
  },
};

async function inviteFirstOwner({ config, now, say, connect }: CommandTools): Promise<void> {
  const link = await makeSetUpLink(await connect(), { publicUrl: config.publicUrl, now: now() });
  if (link === undefined) throw new CommandError(`Somebody works at the desk already.\n${usage}`);
  say(link);
  say('Whoever opens the link first, within a day, is the owner of the desk.');
}

async function inviteSomebody({ config, now, say, connect }: CommandTools, args: readonly string[]) {
  const { email, role } = readInvitation(args);
  const db = await connect();
  const invitation = { email, role, actor: { kind: 'operator' }, isMailed: false, now: now() } as const;
  const token = await invitationToken(db, await invite(db, invitation));
  say(invitationUrl(config.publicUrl, token));
  say('Give the link to nobody else: it opens the desk once. Who has access already keeps the role.');
}

function readInvitation(args: readonly string[]): { email: string; role: StaffRole } {
  const { positionals, values } = parse(args);
  const [given, ...rest] = positionals;
  const role = STAFF_ROLES.find((one) => one === values.role);
  if (given === undefined || rest.length > 0 || role === undefined) throw new CommandError(usage);
  const email = emailSchema.safeParse(given);
  if (!email.success) throw new CommandError(`${given} is no e-mail address.`);
  return { email: email.data, role };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { role: { type: 'string' } } });
  } catch {
    throw new CommandError(usage);
  }
}

async function list({ say, connect }: CommandTools): Promise<void> {
  const staff = await listStaff(await connect());
  if (staff.length === 0) say('Nobody works at the desk yet.');
  for (const { email, name, role, hasCodes, deactivatedAt } of staff) {
    const state = deactivatedAt ? `no access since ${deactivatedAt.toISOString()}` : role;
    say(`${email}  ${state}  ${hasCodes ? 'one-time codes' : 'password only'}  ${name}`);
  }
}
