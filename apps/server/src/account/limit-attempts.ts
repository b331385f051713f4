import { ACTIVATION_RULE, RESET_RULES, SIGN_IN_RULES } from '@funnel/domain/account/attempt-rule';
import { mailboxOf } from '@funnel/domain/contact/mailbox';
import { clientNetwork } from '../http/client-network.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { type Counted, deleteOldAttempts, takeAttempt } from './attempt.queries.ts';

export function signInLimits(email: string, clientAddress: string) {
  const network = clientNetwork(clientAddress);
  const mailbox = mailboxOf(email);
  return {
    accountAndAddress: { about: ['password', mailbox, network], rule: SIGN_IN_RULES.accountAndAddress },
    account: { about: ['password', mailbox], rule: SIGN_IN_RULES.account },
    address: { about: ['sign-in', network], rule: SIGN_IN_RULES.address, isOfNetwork: true },
  } as const satisfies Record<string, Counted>;
}

export function activationLimit(clientAddress: string): Counted {
  return { about: ['activate', clientNetwork(clientAddress)], rule: ACTIVATION_RULE, isOfNetwork: true };
}

export function resetLimits(email: string, clientAddress: string) {
  return {
    address: { about: ['reset', clientNetwork(clientAddress)], rule: RESET_RULES.address, isOfNetwork: true },
    email: { about: ['reset-mail', mailboxOf(email)], rule: RESET_RULES.email },
  } as const satisfies Record<string, Counted>;
}

/** Whether one more may be tried; it is counted then. */
export async function mayTry(services: Services, counted: Counted): Promise<boolean> {
  return (await takeAttempt(services.db, [counted], services.now())) === 0;
}

/** From a client without limits no network is counted, since many people use it; accounts are, as from anywhere. */
export async function refuseTooMany(
  { db, now, isUnlimited }: Services,
  clientAddress: string,
  limits: readonly Counted[],
): Promise<void> {
  const counted = isUnlimited(clientAddress) ? limits.filter(({ isOfNetwork }) => !isOfNetwork) : limits;
  if (counted.length === 0) return;
  await deleteOldAttempts(db, now());
  const waitMs = await takeAttempt(db, counted, now());
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
}

export function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', 'Please wait a while and try again.', undefined, retryAfterSeconds);
}
