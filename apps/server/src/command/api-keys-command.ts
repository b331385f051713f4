import { parseArgs } from 'node:util';
import { API_SCOPES, type ApiScope } from '@funnel/domain/access/api-scope';
import { listApiKeys, revokeApiKey } from '../api-key/api-key.queries.ts';
import { makeApiKey } from '../api-key/make-api-key.ts';
import type { Command, CommandTools } from './command.ts';
import { CommandError } from './command-error.ts';

const usage = `npm run api-keys -- create <name> --scope <scope>  a key for a program of yours; prints it, once
npm run api-keys -- list                           all keys: since when, last used, and what they may do
npm run api-keys -- revoke <id>                    it opens nothing any more, at once

scopes, one or more: ${API_SCOPES.join(', ')}`;

const MAX_NAME_LENGTH = 100;

export const apiKeysCommand: Command = {
  usage,
  async run(tools, [verb, ...args]) {
    if (verb === 'create') return create(tools, args);
    const [keyId, ...rest] = args;
    if (verb === 'list' && keyId === undefined) return list(tools);
    if (verb === 'revoke' && keyId !== undefined && rest.length === 0) return revoke(tools, keyId);
    throw new CommandError(usage);
  },
};

async function create({ now, say, connect }: CommandTools, args: readonly string[]): Promise<void> {
  const { name, scopes } = readNewKey(args);
  const { keyId, key } = await makeApiKey(await connect(), { name, scopes, now: now() });
  say(`id   ${keyId}`);
  say(`key  ${key}`);
  say(
    'Whoever has the key may use it: it goes into the header "Authorization: Bearer <key>". It is not shown again.',
  );
}

function readNewKey(args: readonly string[]): { name: string; scopes: readonly ApiScope[] } {
  const { values, positionals } = parse(args);
  const name = positionals.join(' ').trim();
  const scopes = [...new Set(values.scope)];
  if (name === '' || scopes.length === 0) throw new CommandError(usage);
  if (name.length > MAX_NAME_LENGTH)
    throw new CommandError(`The name has at most ${MAX_NAME_LENGTH} characters.`);
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown !== undefined)
    throw new CommandError(`There is no scope ${unknown}, only ${API_SCOPES.join(', ')}.`);
  return { name, scopes: scopes.filter(isScope) };
}

function parse(args: readonly string[]) {
  try {
    const options = { scope: { type: 'string', multiple: true, default: [] as string[] } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new CommandError(usage);
  }
}

const isScope = (text: string): text is ApiScope => (API_SCOPES as readonly string[]).includes(text);

async function list({ say, connect }: CommandTools): Promise<void> {
  const keys = await listApiKeys(await connect());
  if (keys.length === 0) say('There is no API key.');
  for (const { keyId, prefix, name, scopes, createdAt, lastUsedAt, revokedAt } of keys) {
    const used = lastUsedAt ? `used ${lastUsedAt.toISOString()}` : 'never used';
    const state = revokedAt ? `revoked ${revokedAt.toISOString()}` : used;
    say(`${keyId}  ${prefix}…  made ${createdAt.toISOString()}  ${state}  ${scopes.join(' ')}  ${name}`);
  }
}

async function revoke({ now, say, connect }: CommandTools, keyId: string): Promise<void> {
  if (!(await revokeApiKey(await connect(), keyId, now()))) {
    throw new CommandError(`There is no key in use with the id ${keyId}. See: npm run api-keys -- list`);
  }
  say('Revoked: it opens nothing any more.');
}
