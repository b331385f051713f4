import { mailboxOf } from '@funnel/domain/contact/mailbox';
import type { CustomerSession } from '../http/admit-callers.ts';
import { clientNetwork } from '../http/client-network.ts';
import { Refusal } from '../http/refusal.ts';
import type { Rank } from '../outside/password/hash-lanes.ts';
import type { Services } from '../services.ts';
import { type Counted, readAttempts, takeAttempt } from './attempt.queries.ts';
import { isKnownDevice } from './device.queries.ts';

interface Trying {
  readonly email: string;
  readonly clientAddress: string;
  readonly session: Pick<CustomerSession, 'deviceToken'>;
}

export function signInLimits({ settings }: Services, email: string, clientAddress: string) {
  const { tries } = settings.current().limits;
  const network = clientNetwork(clientAddress);
  const mailbox = mailboxOf(email);
  return {
    accountAndAddress: { about: ['password', mailbox, network], rule: tries.signInsOfAccountAndClient },
    account: { about: ['password', mailbox], rule: tries.signInsOfAccount },
    address: { about: ['sign-in', network], rule: tries.signInsOfClient, isOfNetwork: true },
  } as const satisfies Record<string, Counted>;
}

/** Which limits hold for whoever tries the password of an account, and how a right one is noted. */
export async function passwordLimits(services: Services, { email, clientAddress, session }: Trying) {
  const { db, now, settings } = services;
  const { deviceToken: token } = session;
  if (token !== undefined && (await isKnownDevice(db, { token, email, now: now() }))) {
    const device = { about: ['device', token], rule: settings.current().limits.tries.signInsOfDevice };
    return { isKnown: true, counted: [device], forgotten: [device], givenBack: [] };
  }
  const { accountAndAddress, account, address } = signInLimits(services, email, clientAddress);
  return {
    isKnown: false,
    counted: [accountAndAddress, account, address],
    forgotten: [accountAndAddress, account],
    givenBack: [address],
  };
}

export function activationLimits(
  { settings }: Services,
  kitchenId: string,
  clientAddress: string,
): readonly Counted[] {
  const { tries } = settings.current().limits;
  const network = clientNetwork(clientAddress);
  return [
    { about: ['activate', network], rule: tries.activationsOfClient, isOfNetwork: true },
    { about: ['activate-kitchen', kitchenId], rule: tries.activationsOfKitchen },
  ];
}

export function activationMailLimit({ settings }: Services, email: string): Counted {
  const { accountMailsToMailbox: rule } = settings.current().limits.tries;
  return { about: ['activation-mail', mailboxOf(email)], rule };
}

export function resetLimits({ settings }: Services, email: string, clientAddress: string) {
  const { tries } = settings.current().limits;
  return {
    address: {
      about: ['reset', clientNetwork(clientAddress)],
      rule: tries.resetsOfClient,
      isOfNetwork: true,
    },
    email: { about: ['reset-mail', mailboxOf(email)], rule: tries.accountMailsToMailbox },
  } as const satisfies Record<string, Counted>;
}

/** Whether one more may be tried; it is counted then. */
export async function mayTry(services: Services, counted: Counted): Promise<boolean> {
  return (await takeAttempt(services.db, [counted], services.now())) === 0;
}

/** From a client without limits no network is counted, since many people use it; accounts are, as from anywhere. */
export async function refuseTooMany(
  services: Services,
  clientAddress: string,
  limits: readonly Counted[],
): Promise<void> {
  const counted = countedFor(services, clientAddress, limits);
  if (counted.length > 0) refuseToWait(await takeAttempt(services.db, counted, services.now()));
}

/** Refuses what would be refused anyway, before anything is done for it, and says who goes before whom of the others. */
export async function rankOfStranger(
  services: Services,
  clientAddress: string,
  limits: readonly Counted[],
): Promise<Rank> {
  const counted = countedFor(services, clientAddress, limits);
  if (counted.length === 0) return 'unsuspected';
  const { waitMs, hasFailed } = await readAttempts(services.db, counted, services.now());
  refuseToWait(waitMs);
  return hasFailed ? 'suspected' : 'unsuspected';
}

function countedFor({ isUnlimited }: Services, clientAddress: string, limits: readonly Counted[]) {
  return isUnlimited(clientAddress) ? limits.filter(({ isOfNetwork }) => !isOfNetwork) : limits;
}

function refuseToWait(waitMs: number): void {
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
}

export function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', 'Please wait a while and try again.', undefined, retryAfterSeconds);
}
