import { tellAddressEndpoint } from '@funnel/contract/client-address/tell-address';
import { callOwnServer } from '../shell/call.ts';

let address: Promise<string | null> | undefined;

/** Looked up once; null if the lookup fails. */
export function clientAddress(): Promise<string | null> {
  address ??= callOwnServer(tellAddressEndpoint).then((outcome) => (outcome.ok ? outcome.reply.ip : null));
  return address;
}
