import { KNOWN_DEVICE_MS, MAX_KNOWN_DEVICES } from '@funnel/domain/account/account-rule';
import { hashToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';

interface Device {
  readonly token: string;
  readonly formerToken: string | undefined;
  readonly staffId: string;
  readonly now: Date;
}

/** Replaces the earlier token of the browser. Beyond the maximum, the oldest devices are deleted. */
export async function putStaffDevice(tx: Queryable, { token, formerToken, staffId, now }: Device) {
  if (formerToken !== undefined) {
    await tx.deleteFrom('staff_device').where('token_hash', '=', hashToken(formerToken)).execute();
  }
  await tx
    .insertInto('staff_device')
    .values({ token_hash: hashToken(token), staff_id: staffId, seen_at: now })
    .execute();
  const oldest = tx
    .selectFrom('staff_device')
    .select('token_hash')
    .where('staff_id', '=', staffId)
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .offset(MAX_KNOWN_DEVICES);
  await tx.deleteFrom('staff_device').where('token_hash', 'in', oldest).execute();
}

/** Whether the member of staff with this address has signed in before from the browser with this token. */
export async function isKnownStaffDevice(
  db: Queryable,
  { token, email, now }: { token: string; email: string; now: Date },
): Promise<boolean> {
  const device = await db
    .selectFrom('staff_device as device')
    .innerJoin('staff', 'staff.staff_id', 'device.staff_id')
    .select('device.token_hash')
    .where('device.token_hash', '=', hashToken(token))
    .where('device.seen_at', '>', new Date(now.getTime() - KNOWN_DEVICE_MS))
    .where('staff.email', '=', email)
    .where('staff.deactivated_at', 'is', null)
    .executeTakeFirst();
  return device !== undefined;
}

export async function deleteStaffDevicesOf(db: Queryable, staffId: string): Promise<void> {
  await db.deleteFrom('staff_device').where('staff_id', '=', staffId).execute();
}

export async function deleteAllStaffDevices(db: Queryable): Promise<void> {
  await db.deleteFrom('staff_device').execute();
}

export async function deleteStaffDevicesBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('staff_device').where('seen_at', '<', before).execute();
}
