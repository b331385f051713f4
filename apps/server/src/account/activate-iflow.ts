import { inLane, isRightPassword, refuseWeakPassword } from '../credential/check-password.ts';
import { mayTry, rankOfStranger, refuseTooMany } from '../credential/limit-attempts.ts';
import { hashToken } from '../credential/secret-token.ts';
import type { Queryable } from '../db/database.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { Refusal } from '../http/refusal.ts';
import type { Rank } from '../outside/password/hash-lanes.ts';
import type { Services } from '../services.ts';
import { findActivation, findKitchenOf, insertAccount } from './account.queries.ts';
import { activationLimits, activationMailLimit } from './account-limits.ts';
import { issueAccountToken } from './token.queries.ts';

interface Activation {
  readonly body: { readonly kitchenId: string; readonly email: string; readonly password: string };
  readonly idempotencyKey: string | undefined;
  readonly clientAddress: string;
}

/**
 * Makes a pending account for the owner of the address: always a new one, never in place of another (R22). Against user
 * enumeration, reply and token are the same whether or not the address already has an account. Only the mail differs.
 */
export async function activateIflow(services: Services, { body, idempotencyKey, clientAddress }: Activation) {
  const { db, now, passwords } = services;
  const { kitchenId, email, password } = body;
  const limits = activationLimits(services, kitchenId, clientAddress);
  const rank = await rankOfStranger(services, clientAddress, limits);
  await refuseTooMany(services, clientAddress, limits);
  refuseWeakPassword(password, email);
  const activationKeyHash = idempotencyKey === undefined ? undefined : hashToken(idempotencyKey);
  const kitchen = await findKitchenOf(db, kitchenId, email);
  if (kitchen && activationKeyHash !== undefined) {
    const first = await findActivation(db, kitchenId, activationKeyHash);
    if (first) return answerAgain(services, rank, { ...first, password });
  }

  const passwordHash = await inLane(services, rank, () => passwords.hash(password));
  if (!kitchen || kitchen.disownedAt) throw unknownKitchen();
  const mayMail = await mayTry(services, activationMailLimit(services, email));
  const accountId = unguessableId();
  const creds = await db.transaction().execute(async (tx) => {
    const made = { accountId, email, passwordHash, kitchenId, activationKeyHash, now: now() };
    if (!(await insertAccount(tx, made))) return undefined;
    if (mayMail) await services.notifyCustomer(tx, { kind: 'ACCESS_CREATED', email, accountId }, now());
    return issueCreds(tx, accountId, now());
  });
  if (creds !== undefined) return success(creds);
  const first = activationKeyHash && (await findActivation(db, kitchenId, activationKeyHash));
  if (!first) throw unknownKitchen();
  return answerAgain(services, rank, { ...first, password });
}

/** The same key and password mean a retry after a lost answer: it gets a new token (R17). */
async function answerAgain(
  services: Services,
  rank: Rank,
  first: { accountId: string; passwordHash: string; password: string },
) {
  const { db, now, passwords } = services;
  const isRight = await inLane(services, rank, () =>
    isRightPassword(passwords, first.passwordHash, first.password),
  );
  if (!isRight) {
    throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another body.');
  }
  return success(await issueCreds(db, first.accountId, now()));
}

function issueCreds(tx: Queryable, accountId: string, now: Date): Promise<string> {
  return issueAccountToken(tx, { purpose: 'OPEN_SESSION', accountId, now });
}

function success(creds: string) {
  return { code: 'SUCCESS' as const, message: 'Please look into your mail.', data: { creds } };
}

function unknownKitchen(): Refusal {
  return new Refusal('UNKNOWN_KITCHEN', 'No account can be made for this kitchen and address here.');
}
