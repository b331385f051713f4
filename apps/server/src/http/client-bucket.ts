import { createHash } from 'node:crypto';
import { clientNetwork } from './client-network.ts';

/**
 * What is kept of a client to count its calls by: 16 bits of a hash of its address. Enough to tell apart the few
 * clients of one minute or hour, and too little to lead back to any of the many that share them. So no secret is
 * needed.
 */
export function clientBucket(address: string): number {
  return createHash('sha256').update(clientNetwork(address)).digest().readUInt16BE();
}
