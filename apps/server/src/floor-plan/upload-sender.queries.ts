import type { AuditActor } from '@funnel/domain/event/actor';
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

/** Signed-in customers are counted by account, not by address, which strangers may share. */
export async function senderOf(
  db: Queryable,
  { actor, clientAddress }: { actor: AuditActor; clientAddress: string },
): Promise<UploadSender> {
  if (actor.kind === 'customer' || actor.kind === 'staff') {
    const token = await clientToken(db, `${actor.kind} ${actor.id}`);
    return { sender: token, network: token, isKnown: true };
  }
  return {
    sender: await clientToken(db, `address ${clientNetwork(clientAddress)}`),
    network: await clientToken(db, `network ${wideNetwork(clientAddress)}`),
    isKnown: false,
  };
}
