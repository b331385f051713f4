import { isIPv6 } from 'node:net';

/** What a client calls from, to count by. With IPv6 everybody has a whole /64. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = address
    .toLowerCase()
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
