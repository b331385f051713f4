import type { Queryable } from '../db/database.ts';
import type { Customer } from '../http/admit-callers.ts';
import { clientNetwork, wideNetwork } from '../http/client-network.ts';
import { clientToken } from '../http/client-token.queries.ts';

/** Whose uploads are counted together. */
export interface UploadSender {
  readonly sender: string;
  readonly network: string;
  readonly isCustomer: boolean;
}

/** A customer is counted by the account alone: what strangers at the same address do is not theirs. */
export async function senderOf(
  db: Queryable,
  { customer, clientAddress }: { customer?: Customer | undefined; clientAddress: string },
): Promise<UploadSender> {
  if (customer) {
    const token = await clientToken(db, `customer ${customer.accountId}`);
    return { sender: token, network: token, isCustomer: true };
  }
  return {
    sender: await clientToken(db, `address ${clientNetwork(clientAddress)}`),
    network: await clientToken(db, `network ${wideNetwork(clientAddress)}`),
    isCustomer: false,
  };
}
