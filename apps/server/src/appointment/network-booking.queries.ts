import { berlinDay } from '@funnel/domain/slot/berlin-time';
import type { NetworkBookings } from '@funnel/domain/slot/booking-limits';
import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { wideNetwork } from '../http/client-network.ts';
import { clientToken } from '../http/client-token.queries.ts';
import type { Services } from '../services.ts';
import { isHeld } from '../slot/slot.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The key to count bookings from an address by; undefined for a client without limits. */
export async function bookingNetwork(
  { db, isUnlimited }: Pick<Services, 'db' | 'isUnlimited'>,
  clientAddress: string,
): Promise<string | undefined> {
  return isUnlimited(clientAddress) ? undefined : clientToken(db, `network ${wideNetwork(clientAddress)}`);
}

/** Serialises bookings of one network with an advisory lock, so that the count still holds when a seat is taken. */
export async function lockNetwork(tx: Queryable, network: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bookings of ${network}`}, 0))`.execute(tx);
}

interface Question {
  readonly network: string;
  /** The requested time. */
  readonly start: Date;
  readonly now: Date;
  /** An appointment that is being moved does not count. */
  readonly except: string | undefined;
}

export async function countNetworkBookings(
  tx: Queryable,
  { network, start, now, except }: Question,
): Promise<NetworkBookings> {
  const day = berlinDay(start);
  const counted = await tx
    .selectFrom('appointment')
    .select(({ fn, eb, and }) => [
      fn
        .countAll<string>()
        .filterWhere(and([isHeld(now), eb('confirmed_at', 'is', null), eb('starts_at', '>', now)]))
        .as('unconfirmed'),
      fn
        .countAll<string>()
        .filterWhere(and([isHeld(now), eb('starts_at', '>=', day.from), eb('starts_at', '<', day.until)]))
        .as('onThatDay'),
      fn
        .countAll<string>()
        .filterWhere('held_from', '>', new Date(now.getTime() - DAY_MS))
        .as('lately'),
    ])
    .where('network', '=', network)
    .where('appointment_id', '!=', except ?? '')
    .executeTakeFirstOrThrow();
  return {
    unconfirmed: Number(counted.unconfirmed),
    onThatDay: Number(counted.onThatDay),
    lately: Number(counted.lately),
  };
}

/** Once a call is over, its network is no longer needed. */
export async function forgetNetworksBefore(db: Queryable, before: Date): Promise<void> {
  await db
    .updateTable('next_step')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('starts_at', '<', before)
    .execute();
}
