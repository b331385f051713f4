import type { ApiKey } from '@funnel/domain/access/principal';
import { refuseTooMany } from '../credential/limit-attempts.ts';
import { clientNetwork } from '../http/client-network.ts';
import { tellSecurityEvent } from '../log/security-event.ts';
import type { Services } from '../services.ts';
import { findApiKey, noteApiKeyUse } from './api-key.queries.ts';

/** How old the last note of its use may get. Writing it with every call would cost a write each time. */
const NOTE_AFTER_MS = 60 * 1000;

/**
 * Which key it is, unless it was revoked. Only wrong ones are counted: nobody can guess 256 random bits, and strangers
 * behind the same address must not keep a right key out.
 */
export async function recogniseApiKey(
  services: Services,
  key: string,
  clientAddress: string,
): Promise<ApiKey | undefined> {
  const { db, now, logger, settings } = services;
  const found = await findApiKey(db, key);
  if (!found || found.revokedAt) {
    tellSecurityEvent(logger, 'api-key-wrong', { reason: found ? 'revoked' : 'unknown' });
    const { apiKeysOfClient: rule } = settings.current().limits.tries;
    const about = ['api-key', clientNetwork(clientAddress)];
    await refuseTooMany(services, clientAddress, [{ about, rule, isOfNetwork: true }]);
    return undefined;
  }
  const { keyId, scopes, lastUsedAt } = found;
  if (!lastUsedAt || now().getTime() - lastUsedAt.getTime() >= NOTE_AFTER_MS) {
    await noteApiKeyUse(db, keyId, now());
  }
  return { kind: 'api-key', keyId, scopes };
}
