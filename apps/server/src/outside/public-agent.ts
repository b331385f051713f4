import { type LookupAddress, lookup } from 'node:dns';
import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { OutsideError } from './outside-error.ts';
import { isPublicAddress } from './public-address.ts';

type Resolve = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Connects to public addresses only (SSRF). It checks the very address that it connects to, which prevents DNS
 * rebinding.
 */
export function publicAgent(resolve: Resolve = lookup): Agent {
  const connect = buildConnector({
    lookup(host, { all }, done) {
      resolve(host, { all: true }, (error, addresses) => {
        const [first] = addresses ?? [];
        if (error || !first) return done(error ?? new OutsideError('NOT_REACHED'), '');
        if (!addresses.every(({ address }) => isPublicAddress(address))) {
          return done(new OutsideError('NOT_ALLOWED'), '');
        }
        return all ? done(null, addresses) : done(null, first.address, first.family);
      });
    },
  });
  return new Agent({
    // A literal IP address is never resolved, so it is checked here.
    connect(options, done) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !isPublicAddress(host)) done(new OutsideError('NOT_ALLOWED'), null);
      else connect(options, done);
    },
  });
}
