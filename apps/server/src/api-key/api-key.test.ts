import { beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { useTestApp } from '../testing/test-app.ts';
import { listApiKeys, revokeApiKey } from './api-key.queries.ts';
import { makeApiKey } from './make-api-key.ts';
import { recogniseApiKey } from './recognise-api-key.ts';

const app = useTestApp({ environment: { TRUST_PROXY: '1' } });
const ADDRESS = '203.0.113.9';
const START = app.clock.now;

beforeEach(() => {
  app.clock.now = START;
  app.log.length = 0;
});

const make = () => makeApiKey(app.db, { name: 'CRM', scopes: ['events:read'], now: app.clock.now });
const recognise = (key: string, address = ADDRESS) => recogniseApiKey(app.services, key, address);
const securityEvents = () => app.log.map((line) => JSON.parse(line)).filter(({ event }) => event);

describe('an API key', () => {
  test('is known again, with its scopes, until it is revoked', async () => {
    const { keyId, key } = await make();
    expect(await recognise(key)).toEqual({ kind: 'api-key', keyId, scopes: ['events:read'] });
    expect(await revokeApiKey(app.db, keyId, app.clock.now)).toBe(true);
    expect(await recognise(key)).toBeUndefined();
    expect(securityEvents()).toMatchObject([{ event: 'api-key-wrong', reason: 'revoked' }]);
  });

  test('is nowhere in the database, and its hash depends on a secret of ours', async () => {
    const { key } = await make();
    const [row] = await app.db.selectFrom('api_key').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(key.slice(12));
    expect(key).toMatch(/^kfn_[\w-]{43}$/);
    expect(row?.prefix).toBe(key.slice(0, 12));
    await app.db.deleteFrom('secret').where('name', '=', 'api-key').execute();
    expect(await recognise(key)).toBeUndefined();
  });

  test('says when it was last used, to the minute', async () => {
    const { key } = await make();
    const lastUsed = async () => (await listApiKeys(app.db))[0]?.lastUsedAt;
    expect(await lastUsed()).toBeNull();
    await recognise(key);
    app.clock.now = new Date(START.getTime() + 59_000);
    await recognise(key);
    expect(await lastUsed()).toEqual(START);
    app.clock.now = new Date(START.getTime() + 60_000);
    await recognise(key);
    expect(await lastUsed()).toEqual(app.clock.now);
  });

  test('that is wrong too often from one address has to wait, and a right one has not', async () => {
    const { key } = await make();
    for (let tries = 0; tries < 20; tries++) expect(await recognise(`kfn_${tries}`)).toBeUndefined();
    const refused = await recognise('kfn_x').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 });
    expect(await recognise(key)).toBeDefined();
    expect(await recognise('kfn_x', '198.51.100.7')).toBeUndefined();
    expect(securityEvents()).toHaveLength(22);
    expect(app.log.join('')).not.toMatch(/kfn_|203\.0/);
  });
});
