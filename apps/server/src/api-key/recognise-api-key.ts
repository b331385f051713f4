import type { ApiKey } from '@funnel/domain/access/principal';
import { refuseTooMany } from '../credential/limit-attempts.ts';
import { clientNetwork } from '../http/client-network.ts';
import { tellSecurityEvent } from '../log/security-event.ts';
import type { Services } from '../services.ts';
import { findApiKey, noteApiKeyUse } from './api-key.queries.ts';

/** The last use is stored at most this often, to save a write for every call. */
const NOTE_AFTER_MS = 60 * 1000;

/**
 * The key, unless it is revoked. Only wrong keys are counted: 256 random bits cannot be guessed, and strangers behind
 * the same address must not lock a right key out.
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
