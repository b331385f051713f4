import { mailboxOf } from '@funnel/domain/contact/mailbox';
import type { Counted } from '../credential/attempt.queries.ts';
import type { BrowserSession } from '../http/browser-session.ts';
import { clientNetwork } from '../http/client-network.ts';
import type { Services } from '../services.ts';
import { isKnownStaffDevice } from './staff-device.queries.ts';

interface Trying {
  readonly email: string;
  readonly clientAddress: string;
  readonly session: Pick<BrowserSession, 'deviceToken'>;
}

/** The limits of a sign-in, and which of them a success resets. Known browsers have their own limit. */
export async function staffSignInLimits(services: Services, { email, clientAddress, session }: Trying) {
  const { db, now, settings } = services;
  const { tries } = settings.current().limits;
  const { deviceToken: token } = session;
  if (token !== undefined && (await isKnownStaffDevice(db, { token, email, now: now() }))) {
    const device = { about: ['staff-device', token], rule: tries.signInsOfDevice };
    return { isKnown: true, counted: [device], forgotten: [device], givenBack: [] };
  }
  const { ofBoth, ofAccount, ofClient } = strangersSignInLimits(services, email, clientAddress);
  return {
    isKnown: false,
    counted: [ofBoth, ofAccount, ofClient],
    forgotten: [ofBoth, ofAccount],
    givenBack: [ofClient],
  };
}

/** The limits of a sign-in from a browser that is not known. */
export function strangersSignInLimits({ settings }: Services, email: string, clientAddress: string) {
  const { tries } = settings.current().limits;
  const network = clientNetwork(clientAddress);
  const mailbox = mailboxOf(email);
  return {
    ofBoth: { about: ['staff', mailbox, network], rule: tries.signInsOfAccountAndClient },
    ofAccount: { about: ['staff', mailbox], rule: tries.staffSignInsOfAccount },
    ofClient: { about: ['staff-of', network], rule: tries.signInsOfClient, isOfNetwork: true },
  } as const satisfies Record<string, Counted>;
}

/** The limits of asking for a new password: of a network, and of the mails to one mailbox. */
export function staffResetLimits({ settings }: Services, email: string, clientAddress: string) {
  const { tries } = settings.current().limits;
  const network = clientNetwork(clientAddress);
  return {
    client: { about: ['staff-reset', network], rule: tries.resetsOfClient, isOfNetwork: true },
    mailbox: { about: ['staff-reset-mail', mailboxOf(email)], rule: tries.accountMailsToMailbox },
  } as const satisfies Record<string, Counted>;
}

/** The limit for entering one's own password again. */
export function ownPasswordLimit({ settings }: Services, staffId: string): Counted {
  return { about: ['staff-password', staffId], rule: settings.current().limits.tries.signInsOfDevice };
}
