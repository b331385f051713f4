import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';

export interface NewAccount {
  readonly accountId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly kitchenId: string;
  readonly activationKeyHash: string | undefined;
  readonly now: Date;
}

const ACCOUNT_COLUMNS = [
  'account_id as accountId',
  'email',
  'password_hash as passwordHash',
  'kitchen_id as kitchenId',
  'confirmed_at as confirmedAt',
] as const;

/** The only confirmed account of an address: its owner has proven control of the mailbox. */
export async function findConfirmedAccount(db: Queryable, email: string) {
  return db
    .selectFrom('customer_account')
    .select(ACCOUNT_COLUMNS)
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** The account that an earlier call with the same key has made. */
export async function findActivation(db: Queryable, kitchenId: string, activationKeyHash: string) {
  return db
    .selectFrom('customer_account')
    .select(ACCOUNT_COLUMNS)
    .where('kitchen_id', '=', kitchenId)
    .where('activation_key_hash', '=', activationKeyHash)
    .executeTakeFirst();
}

export async function findAccount(db: Queryable, accountId: string) {
  return db
    .selectFrom('customer_account')
    .select(ACCOUNT_COLUMNS)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** The enquiry of a kitchen, only for a caller who also knows its e-mail address. */
export async function findKitchenOf(db: Queryable, kitchenId: string, email: string) {
  return db
    .selectFrom('enquiry')
    .leftJoin('customer_disowned_kitchen as disowned', 'disowned.kitchen_id', 'enquiry.kitchen_id')
    .select('disowned.disowned_at as disownedAt')
    .where('enquiry.kitchen_id', '=', kitchenId)
    .where(sql<string>`lower(enquiry.email)`, '=', email)
    .executeTakeFirst();
}

export async function findLatestEnquiryOf(db: Queryable, email: string) {
  return db
    .selectFrom('enquiry')
    .select(['enquiry_id as enquiryId', 'preferred_language as preferredLanguage'])
    .where(sql<string>`lower(email)`, '=', email)
    .where('is_withheld', '=', false)
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
}

export async function listEnquiryIdsOf(db: Queryable, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiry')
    .select('enquiry_id')
    .where(sql<string>`lower(email)`, '=', email)
    .where('is_withheld', '=', false)
    .execute();
  return rows.map((row) => row.enquiry_id);
}

/** Only inserts: existing accounts and their passwords never change. False if the key was used before. */
export async function insertAccount(db: Queryable, account: NewAccount): Promise<boolean> {
  const inserted = await db
    .insertInto('customer_account')
    .values({
      account_id: account.accountId,
      email: account.email,
      password_hash: account.passwordHash,
      kitchen_id: account.kitchenId,
      activation_key_hash: account.activationKeyHash ?? null,
      created_at: account.now,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Only for mailed links: a person who reads the mailbox owns the account, and may create one. */
export async function setPasswordByMail(
  db: Queryable,
  account: { accountId: string; email: string; passwordHash: string; now: Date },
): Promise<string> {
  await lockAccountsOf(db, account.email);
  const changed = {
    password_hash: account.passwordHash,
    activation_key_hash: null,
    confirmed_at: account.now,
  };
  const row = await db
    .insertInto('customer_account')
    .values({
      account_id: account.accountId,
      email: account.email,
      kitchen_id: null,
      created_at: account.now,
      ...changed,
    })
    .onConflict((conflict) =>
      conflict.column('email').where('confirmed_at', 'is not', null).doUpdateSet(changed),
    )
    .returning('account_id')
    .executeTakeFirstOrThrow();
  await deletePendingAccounts(db, account.email);
  return row.account_id;
}

/** Compare-and-swap: false if the password was changed meanwhile. */
export async function replacePassword(
  db: Queryable,
  change: { accountId: string; oldHash: string; newHash: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('customer_account')
    .set({ password_hash: change.newHash, activation_key_hash: null })
    .where('account_id', '=', change.accountId)
    .where('password_hash', '=', change.oldHash)
    .returning('account_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Makes it the confirmed account of its address, and deletes the pending ones. False if there is one already. */
export async function makeConfirmed(
  db: Queryable,
  { accountId, email }: { accountId: string; email: string },
  now: Date,
): Promise<boolean> {
  await lockAccountsOf(db, email);
  if (await findConfirmedAccount(db, email)) return false;
  const confirmed = await db
    .updateTable('customer_account')
    .set({ confirmed_at: now, activation_key_hash: null })
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  await deletePendingAccounts(db, email);
  return confirmed !== undefined;
}

/** Serialises confirmations of one address with an advisory lock. */
async function lockAccountsOf(db: Queryable, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`.execute(db);
}

async function deletePendingAccounts(db: Queryable, email: string): Promise<void> {
  await db
    .deleteFrom('customer_account')
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .execute();
}

export async function deletePendingAccountsBefore(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom('customer_account')
    .where('created_at', '<', before)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Its sessions and tokens are deleted with it (cascade). */
export async function deleteAccountRow(db: Queryable, accountId: string): Promise<void> {
  await db.deleteFrom('customer_account').where('account_id', '=', accountId).execute();
}

export async function deleteUnconfirmedAccount(db: Queryable, accountId: string) {
  return db
    .deleteFrom('customer_account')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .returning('kitchen_id as kitchenId')
    .executeTakeFirst();
}

export async function insertDisownedKitchen(db: Queryable, kitchenId: string, now: Date): Promise<void> {
  await db
    .insertInto('customer_disowned_kitchen')
    .values({ kitchen_id: kitchenId, disowned_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
