import { KNOWN_DEVICE_MS } from '@funnel/domain/account/account-rule';
import { makeSecretToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';
import { deleteDevice, insertDevice } from './device.queries.ts';

export const KNOWN_DEVICE_SECONDS = KNOWN_DEVICE_MS / 1000;

/** Makes a new token each time, so that a planted or copied one becomes worthless (session fixation). */
export async function rememberDevice(
  tx: Queryable,
  { accountId, formerToken, now }: { accountId: string; formerToken: string | undefined; now: Date },
): Promise<string> {
  const token = makeSecretToken();
  if (formerToken !== undefined) await deleteDevice(tx, formerToken);
  await insertDevice(tx, { token, accountId, now });
  return token;
}
