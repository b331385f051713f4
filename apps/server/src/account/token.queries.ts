import { TOKEN_LIFE_MS, type TokenPurpose } from '@funnel/domain/account/account-rule';
import { hashToken, makeSecretToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';

type AccountPurpose = Exclude<TokenPurpose, 'RESET_PASSWORD'>;

/** Makes a one-time token and returns it; only its hash is stored. */
export async function issueAccountToken(
  db: Queryable,
  { purpose, accountId, now }: { purpose: AccountPurpose; accountId: string; now: Date },
): Promise<string> {
  return issue(db, { purpose, accountId, email: null, now });
}

/** For an address instead of an account, which may not exist yet. */
export async function issueResetToken(db: Queryable, email: string, now: Date): Promise<string> {
  return issue(db, { purpose: 'RESET_PASSWORD', accountId: null, email, now });
}

async function issue(
  db: Queryable,
  token: { purpose: TokenPurpose; accountId: string | null; email: string | null; now: Date },
): Promise<string> {
  const secret = makeSecretToken();
  await db.deleteFrom('customer_token').where('expires_at', '<=', token.now).execute();
  await db
    .insertInto('customer_token')
    .values({
      token_hash: hashToken(secret),
      purpose: token.purpose,
      account_id: token.accountId,
      email: token.email,
      expires_at: new Date(token.now.getTime() + TOKEN_LIFE_MS[token.purpose]),
    })
    .execute();
  return secret;
}

/** Consumes a token. Of two concurrent calls only one deletes the row. */
export async function spendToken(db: Queryable, purpose: TokenPurpose, token: string, now: Date) {
  return db
    .deleteFrom('customer_token')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'email'])
    .executeTakeFirst();
}

/** Consumes a token only if it belongs to this account. */
export async function spendTokenOf(
  db: Queryable,
  {
    purpose,
    token,
    accountId,
    now,
  }: { purpose: AccountPurpose; token: string; accountId: string; now: Date },
): Promise<boolean> {
  const spent = await db
    .deleteFrom('customer_token')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  return spent !== undefined;
}

/** The account of a token, without consuming it. */
export async function findAccountOfToken(
  db: Queryable,
  purpose: AccountPurpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('customer_token')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.account_id ?? undefined;
}

/** The address of a reset token, without consuming it. */
export async function findResetEmail(db: Queryable, token: string, now: Date): Promise<string | undefined> {
  const found = await db
    .selectFrom('customer_token')
    .select('email')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'RESET_PASSWORD')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.email ?? undefined;
}

export async function deleteTokensOf(
  db: Queryable,
  accountId: string,
  purposes: AccountPurpose[],
): Promise<void> {
  await db
    .deleteFrom('customer_token')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .execute();
}

export async function deleteResetTokensOf(db: Queryable, email: string): Promise<void> {
  await db.deleteFrom('customer_token').where('email', '=', email).execute();
}

export async function deleteAllTokens(db: Queryable): Promise<void> {
  await db.deleteFrom('customer_token').execute();
}
