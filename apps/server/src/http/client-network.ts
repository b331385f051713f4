import { isIPv4, isIPv6 } from 'node:net';

/** The network to count a client by. With IPv6 one client usually has a whole /64. */
export function clientNetwork(address: string): string {
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

/** A network that usually belongs to one owner: a /24 of IPv4, a /48 of IPv6. */
export function wideNetwork(address: string): string {
  if (isIPv6(address)) return groupsOf(address).slice(0, 3).join(':');
  return isIPv4(address) ? address.split('.').slice(0, 3).join('.') : address;
}

/** The eight groups of an IPv6 address, each in its shortest spelling. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = address
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  const zeros = Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}
