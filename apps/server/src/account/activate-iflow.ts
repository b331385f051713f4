import { ACTIVATION_WINDOW_MS } from '@funnel/domain/account/account-rule';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { findAccountByEmail, findKitchenOf, insertAccount } from './account.queries.ts';
import { hashPassword, isRightPassword, refuseWeakPassword } from './check-password.ts';
import { activationLimit, refuseTooMany } from './limit-attempts.ts';
import { hashToken } from './secret-token.ts';
import { issueAccountToken } from './token.queries.ts';

interface Activation {
  readonly body: { readonly kitchenId: string; readonly email: string; readonly password: string };
  readonly idempotencyKey: string | undefined;
  readonly clientAddress: string;
}

/**
 * Makes an account, once and never over another (D22). Strangers learn nothing: without kitchen and e-mail that
 * belong together the answer is the same and costs the same one hash.
 */
export async function activateIflow(services: Services, { body, idempotencyKey, clientAddress }: Activation) {
  const { db, now, passwords } = services;
  const { kitchenId, email, password } = body;
  await refuseTooMany(services, clientAddress, [activationLimit(services, clientAddress)]);
  refuseWeakPassword(password, email);
  const keyHash = idempotencyKey === undefined ? undefined : hashToken(idempotencyKey);
  const kitchen = await findKitchenOf(db, kitchenId, email);
  const account = await findAccountByEmail(db, email);
  if (kitchen && account) return answerAgain(services, account, { keyHash, password });

  const passwordHash = await hashPassword(passwords, password);
  if (!kitchen || !isOpen(kitchen, now())) throw unknownKitchen();
  const accountId = unguessableId();
  const creds = await db.transaction().execute(async (tx) => {
    const made = { accountId, email, passwordHash, kitchenId, activationKeyHash: keyHash, now: now() };
    if (!(await insertAccount(tx, made))) return undefined;
    await services.notifyCustomer(tx, { kind: 'ACCESS_CREATED', email }, now());
    return issueCreds(tx, accountId, now());
  });
  if (creds !== undefined) return success(creds);
  const first = await findAccountByEmail(db, email);
  if (!first) throw unknownKitchen();
  return answerAgain(services, first, { keyHash, password });
}

/** The same key and password are the same call, whose answer was lost: it gets a new token (D17). */
async function answerAgain(
  { db, now, passwords }: Services,
  account: { accountId: string; passwordHash: string; activationKeyHash: string | null },
  { keyHash, password }: { keyHash: string | undefined; password: string },
) {
  const isRight = await isRightPassword(passwords, account.passwordHash, password);
  if (keyHash === undefined || keyHash !== account.activationKeyHash) {
    throw new Refusal('ALREADY_ACTIVE', 'There is an account already.');
  }
  if (!isRight)
    throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another body.');
  return success(await issueCreds(db, account.accountId, now()));
}

function isOpen(kitchen: { receivedAt: Date; disownedAt: Date | null }, now: Date): boolean {
  return !kitchen.disownedAt && now.getTime() - kitchen.receivedAt.getTime() < ACTIVATION_WINDOW_MS;
}

function issueCreds(tx: Queryable, accountId: string, now: Date): Promise<string> {
  return issueAccountToken(tx, { purpose: 'OPEN_SESSION', accountId, now });
}

function success(creds: string) {
  return { code: 'SUCCESS' as const, message: 'The account is active.', data: { creds } };
}

function unknownKitchen(): Refusal {
  return new Refusal('UNKNOWN_KITCHEN', 'No account can be made for this kitchen and address here.');
}
