import type { readFeedEndpoint } from '@funnel/contract/calendar-feed/calendar-feed';
import type { z } from '@funnel/domain/schema';
import { showroomName } from '@funnel/domain/showroom/showroom';
import { sayIn } from '@funnel/domain/text/say';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { findFeed, listFeedEntries, noteFeedRead } from './calendar-feed.queries.ts';
import { feedFile } from './feed-file.ts';

interface ReadCall {
  readonly query: z.output<NonNullable<(typeof readFeedEndpoint)['query']>>;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Past entries stay for a while: staff look up who they met last week. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 180;

/** The calendar of a link. */
export async function readFeed(
  { db, now: clock, mailSettings }: Services,
  { query }: ReadCall,
): Promise<string> {
  const now = clock();
  const feed = await findFeed(db, query.token);
  if (!feed) throw new Refusal('TOKEN_OVER', 'This calendar link was renewed or ended.');
  const { staffId, showroom, name, readAt } = feed;
  const owner = staffId === null ? { showroom: showroom ?? '' } : { staffId };
  const span = {
    from: new Date(now.getTime() - DAYS_BACK * DAY_MS),
    until: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
    now,
  };
  const entries = await listFeedEntries(db, owner, span);
  const { settings } = await readSettings(db);
  // At most once an hour, to show whether the link is in use.
  if (!readAt || now.getTime() - readAt.getTime() >= HOUR_MS) await noteFeedRead(db, query.token, now);
  return feedFile({
    entries,
    isPersonal: staffId !== null,
    ownerName: name ?? showroomName(settings.showrooms, showroom ?? ''),
    showrooms: settings.showrooms,
    brandName: settings.brand.name,
    publicUrl: mailSettings.publicUrl,
    organizer: mailSettings.organizer,
    language: query.lang,
    say: sayIn(query.lang, settings.wording),
  });
}
