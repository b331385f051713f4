import { mailboxOf } from '@funnel/domain/contact/mailbox';
import type { Counted } from '../credential/attempt.queries.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import { clientNetwork } from '../http/client-network.ts';
import type { Services } from '../services.ts';
import { isKnownDevice } from './device.queries.ts';

interface Trying {
  readonly email: string;
  readonly clientAddress: string;
  readonly session: Pick<BrowserSession, 'deviceToken'>;
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

/** The limits on password tries for an account, and what a right password resets. */
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
