import type { Principal } from '@funnel/domain/access/principal';
import type { Queryable } from '../db/database.ts';
import { clientNetwork, wideNetwork } from '../http/client-network.ts';
import { clientToken } from '../http/client-token.queries.ts';

/** The keys by which uploads are counted. */
export interface UploadSender {
  readonly sender: string;
  readonly network: string;
  /** A customer or a member of staff. */
  readonly isKnown: boolean;
}

/** Who is signed in is counted by the account only, and not by the address, which strangers may share. */
export async function senderOf(
  db: Queryable,
  { by, clientAddress }: { by: Principal; clientAddress: string },
): Promise<UploadSender> {
  if (by.kind === 'customer' || by.kind === 'staff') {
    const name = by.kind === 'customer' ? `customer ${by.accountId}` : `staff ${by.staffId}`;
    const token = await clientToken(db, name);
    return { sender: token, network: token, isKnown: true };
  }
  return {
    sender: await clientToken(db, `address ${clientNetwork(clientAddress)}`),
    network: await clientToken(db, `network ${wideNetwork(clientAddress)}`),
    isKnown: false,
  };
}
