import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * What is kept of a client to count its calls by: 16 bits of a hash of its address. Enough to tell apart the few
 * clients of one minute or hour, and too little to lead back to any of the many that share them. So no secret is
 * needed.
 */
export function clientBucket(address: string): number {
  return createHash('sha256').update(networkOf(address)).digest().readUInt16BE();
}

/** With IPv6 everybody has a whole /64 to call from. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = address
    .toLowerCase()
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
