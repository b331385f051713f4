import { roleMay } from '@funnel/domain/access/capability';
import type { Staff } from '@funnel/domain/access/principal';
import type { Actor, StaffActor } from '@funnel/domain/event/actor';
import { makeSecretToken } from '../credential/secret-token.ts';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { recordStaffEvent } from '../event/record-staff-event.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import {
  deleteFeed,
  type FeedOwner,
  listFeeds as listRows,
  lockFeeds,
  storeFeed,
} from './calendar-feed.queries.ts';

interface FeedsCall {
  readonly by: Staff;
}

export async function listFeeds({ db }: Services, { by }: FeedsCall) {
  const rows = await listRows(db);
  const shown = ({ createdAt, readAt }: (typeof rows)[number]) => ({
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  });
  const mine = rows.find(({ staffId }) => staffId === by.staffId);
  return {
    data: {
      mine: mine ? shown(mine) : null,
      showrooms: roleMay(by.role, 'hours.change')
        ? rows.flatMap((row) => (row.showroom === null ? [] : [{ ...shown(row), showroom: row.showroom }]))
        : [],
    },
  };
}

/** Only this response has the token. */
export async function makeFeed({ db, now: clock }: Services, actor: StaffActor, owner: FeedOwner) {
  const token = makeSecretToken();
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await lockFeeds(tx);
    if ('showroom' in owner) {
      const { settings } = await readSettings(tx);
      if (!settings.showrooms.some(({ id }) => id === owner.showroom))
        throw new Refusal('NOT_FOUND', 'There is no such showroom.');
    }
    await storeFeed(tx, { owner, token, by: actor.id, now });
    await recordStaffEvent(tx, { ...CHANGED, actor, happenedAt: now });
  });
  return { data: { token } };
}

export async function endFeed({ db, now: clock }: Services, actor: Actor, owner: FeedOwner) {
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await deleteFeed(tx, owner);
    await recordStaffEvent(tx, { ...CHANGED, actor, happenedAt: now });
  });
  return { data: { done: true as const } };
}

const CHANGED = { type: 'data.changed', data: { call: 'calendar-feeds' } } as const;
