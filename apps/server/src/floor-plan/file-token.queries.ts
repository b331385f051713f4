import { RETAILER_LINK_DAYS } from '@funnel/domain/floor-plan/floor-plan-link';
import type { Queryable } from '../db/database.ts';
import { readSecret } from '../db/secret/secret.queries.ts';
import { signId, verifyId } from '../db/secret/signed-id.ts';

const SECRET = 'floor-plan-link';
const PURPOSE = 'retailer-file';
const DAY_SECONDS = 24 * 60 * 60;

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

/** A bearer token for one file. The expiry is signed with the id, so that no row is needed. */
export async function fileToken(db: Queryable, fileId: string, now: Date): Promise<string> {
  const end = secondsOf(now) + RETAILER_LINK_DAYS * DAY_SECONDS;
  return signId(await readSecret(db, SECRET), PURPOSE, `${fileId}:${end}`);
}

/** The id of the file, unless the token is forged or expired. */
export async function readFileToken(db: Queryable, token: string, now: Date): Promise<string | undefined> {
  const signed = verifyId(await readSecret(db, SECRET), PURPOSE, token);
  const [, fileId, end] = /^(.+):(\d+)$/.exec(signed ?? '') ?? [];
  return Number(end) > secondsOf(now) ? fileId : undefined;
}
