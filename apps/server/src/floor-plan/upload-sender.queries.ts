import type { Principal } from '@funnel/domain/access/principal';
import type { Queryable } from '../db/database.ts';
import { clientNetwork, wideNetwork } from '../http/client-network.ts';
import { clientToken } from '../http/client-token.queries.ts';

/** The keys by which uploads are counted. */
export interface UploadSender {
  readonly sender: string;
  readonly network: string;
  readonly isCustomer: boolean;
}

/** A customer is counted by the account only, and not by the address, which strangers may share. */
export async function senderOf(
  db: Queryable,
  { by, clientAddress }: { by: Principal; clientAddress: string },
): Promise<UploadSender> {
  if (by.kind === 'customer') {
    const token = await clientToken(db, `customer ${by.accountId}`);
    return { sender: token, network: token, isCustomer: true };
  }
  return {
    sender: await clientToken(db, `address ${clientNetwork(clientAddress)}`),
    network: await clientToken(db, `network ${wideNetwork(clientAddress)}`),
    isCustomer: false,
  };
}
