import { BlockList, isIP } from 'node:net';

/** A predicate: is a client on a list of addresses and networks (192.0.2.7, 198.51.100.0/24, 2001:db8::/48)? */
export function clientList(entries: readonly string[]): (clientAddress: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (clientAddress) => {
    const version = isIP(clientAddress);
    return version !== 0 && list.check(clientAddress, version === 6 ? 'ipv6' : 'ipv4');
  };
}
