import { createHash } from 'node:crypto';
import { clientNetwork } from './client-network.ts';

/**
 * A 16-bit hash of a client's address, to count its calls by. It separates the few clients of one minute or hour, and
 * is too short to lead back to one of the many addresses that share it. So no secret is needed.
 */
export function clientBucket(address: string): number {
  return createHash('sha256').update(clientNetwork(address)).digest().readUInt16BE();
}
