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
 * Connects to public addresses only. Judged is the very address that is then connected to, so that a name which
 * resolves differently a moment later gains nothing.
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
    // An address in place of a name is never looked up.
    connect(options, done) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !isPublicAddress(host)) done(new OutsideError('NOT_ALLOWED'), null);
      else connect(options, done);
    },
  });
}
