import { KNOWN_DEVICE_MS, MAX_KNOWN_DEVICES } from '@funnel/domain/account/account-rule';
import { hashToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';

export async function insertDevice(
  db: Queryable,
  device: { token: string; accountId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('customer_device')
    .values({ token_hash: hashToken(device.token), account_id: device.accountId, seen_at: device.now })
    .execute();
  // Keeps a limited number; the oldest are deleted.
  await db
    .deleteFrom('customer_device')
    .where('token_hash', 'in', (query) =>
      query
        .selectFrom('customer_device')
        .select('token_hash')
        .where('account_id', '=', device.accountId)
        .orderBy('seen_at', 'desc')
        .orderBy('token_hash')
        .offset(MAX_KNOWN_DEVICES),
    )
    .execute();
}

/** Whether the browser with this token has signed in to the account of this address before. */
export async function isKnownDevice(
  db: Queryable,
  { token, email, now }: { token: string; email: string; now: Date },
): Promise<boolean> {
  const device = await db
    .selectFrom('customer_device as device')
    .innerJoin('customer_account as account', 'account.account_id', 'device.account_id')
    .select('device.token_hash')
    .where('device.token_hash', '=', hashToken(token))
    .where('device.seen_at', '>', new Date(now.getTime() - KNOWN_DEVICE_MS))
    .where('account.email', '=', email)
    .where('account.confirmed_at', 'is not', null)
    .executeTakeFirst();
  return device !== undefined;
}

export async function deleteDevice(db: Queryable, token: string): Promise<void> {
  await db.deleteFrom('customer_device').where('token_hash', '=', hashToken(token)).execute();
}

export async function deleteDevicesOf(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('customer_device').where('account_id', '=', accountId).execute();
}

export async function deleteAllDevices(db: Queryable): Promise<void> {
  await db.deleteFrom('customer_device').execute();
}

export async function deleteDevicesBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('customer_device').where('seen_at', '<', before).execute();
}
