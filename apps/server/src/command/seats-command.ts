import { parseArgs } from 'node:util';
import { stateAt } from '@funnel/domain/appointment/appointment';
import { berlinDay, berlinIso } from '@funnel/domain/slot/berlin-time';
import { findAppointmentOf, holdEnquiry } from '../appointment/appointment.queries.ts';
import { confirmPlace } from '../appointment/confirm.queries.ts';
import {
  listUnconfirmedBookings,
  type UnconfirmedBooking,
  type UnconfirmedFilter,
} from '../appointment/lapse.queries.ts';
import { giveUpBooking } from '../appointment/lapse-bookings.ts';
import type { Command, CommandTools } from './command.ts';
import { CommandError } from './command-error.ts';

const usage = `npm run seats -- list [filters]          the seats of strangers: nobody has shown to own the address
npm run seats -- free <filters> [--yes]  gives them up; without --yes it only says which
npm run seats -- confirm <enquiry id>    somebody has spoken to the visitor: the seat is held for good

filters: --network <token>   booked from there; its beginning is enough
         --day 2026-11-20    for a call on that day
         --since <time>      booked since then, such as 2026-11-16T08:00Z
         --all               no filter`;

const SHOWN_OF_TOKEN = 12;

export const seatsCommand: Command = {
  usage,
  async run(tools, args) {
    const { verb, enquiryId, filter, isSure } = read(args);
    if (verb === 'list' && !isSure) return list(tools, filter ?? {});
    if (verb === 'free' && filter) return free(tools, filter, isSure);
    if (verb === 'confirm' && enquiryId !== undefined) return confirm(tools, enquiryId);
    throw new CommandError(usage);
  },
};

function read(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [verb, enquiryId, ...rest] = positionals;
  const { network, day, since, all = false, yes: isSure = false } = values;
  if (rest.length > 0 || (verb !== 'confirm' && enquiryId !== undefined)) throw new CommandError(usage);
  const isFiltered = network !== undefined || day !== undefined || since !== undefined;
  if (all && isFiltered) throw new CommandError(usage);
  const filter: UnconfirmedFilter = {
    ...(network !== undefined && { network }),
    ...(day !== undefined && { day: berlinDay(instant(`${day}T12:00Z`, day)) }),
    ...(since !== undefined && { since: instant(since, since) }),
  };
  return { verb, enquiryId, filter: all || isFiltered ? filter : undefined, isSure };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: withoutDashes(args),
      allowPositionals: true,
      options: {
        network: { type: 'string' },
        day: { type: 'string' },
        since: { type: 'string' },
        all: { type: 'boolean' },
        yes: { type: 'boolean' },
      },
    });
  } catch {
    throw new CommandError(usage);
  }
}

/** A token or an id may begin with a dash without being an option. */
function withoutDashes([verb = '', ...args]: readonly string[]): string[] {
  if (verb === 'confirm') return [verb, '--', ...args];
  const bound = [verb];
  for (let next = 0; next < args.length; next++) {
    const arg = args[next] ?? '';
    const takesValue = ['--network', '--day', '--since'].includes(arg) && next + 1 < args.length;
    bound.push(takesValue ? `${arg}=${args[++next]}` : arg);
  }
  return bound;
}

function instant(text: string, given: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new CommandError(`${given} is no day or time.\n${usage}`);
  return time;
}

async function list({ now, say, connect }: CommandTools, filter: UnconfirmedFilter): Promise<void> {
  show(say, await listUnconfirmedBookings(await connect(), filter, now()));
}

async function free(tools: CommandTools, filter: UnconfirmedFilter, isSure: boolean): Promise<void> {
  const { now, say, connect } = tools;
  const db = await connect();
  const bookings = await listUnconfirmedBookings(db, filter, now());
  show(say, bookings);
  if (!isSure) return say('Nothing is changed. With --yes these seats are given up.');
  let freed = 0;
  for (const booking of bookings) if (await giveUpBooking({ db, now }, booking)) freed++;
  say(
    `${freed} seats are free. Each enquiry stays, with its time as a wish; visitors and retailer are told.`,
  );
}

async function confirm({ now, say, connect }: CommandTools, enquiryId: string): Promise<void> {
  const db = await connect();
  const isConfirmed = await db.transaction().execute(async (tx) => {
    await holdEnquiry(tx, enquiryId);
    const appointment = await findAppointmentOf(tx, enquiryId);
    if (!appointment || stateAt(appointment, now()) !== 'BOOKED') return false;
    return confirmPlace(tx, appointment, { now: now(), actor: { kind: 'operator' } });
  });
  if (!isConfirmed) throw new CommandError(`The enquiry ${enquiryId} holds no seat. Nothing is changed.`);
  say('Confirmed: the seat is held for good.');
}

function show(say: (line: string) => void, bookings: readonly UnconfirmedBooking[]): void {
  for (const { enquiryId, startsAt, heldFrom, heldUntil, isReserved, network } of bookings) {
    const until = heldUntil ? `reserved until ${berlinIso(heldUntil)}` : isReserved ? 'reserved' : 'booked';
    const from = network?.slice(0, SHOWN_OF_TOKEN) ?? 'none';
    say(`${enquiryId}  ${berlinIso(startsAt)}  picked ${heldFrom.toISOString()}  ${until}  network ${from}`);
  }
  const networks = new Set(bookings.map(({ network }) => network)).size;
  say(`${bookings.length} seats of strangers, from ${networks} networks`);
}
