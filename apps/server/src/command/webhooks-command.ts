import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { unguessableId } from '../db/unguessable-id.ts';
import { findEvent } from '../event/event.queries.ts';
import { queueDeliveries } from '../webhook/queue-deliveries.ts';
import {
  deleteEndpoint,
  insertEndpoint,
  latestDeliveries,
  listEndpoints,
} from '../webhook/webhook.queries.ts';
import type { Command, CommandTools } from './command.ts';
import { CommandError } from './command-error.ts';

const SECRET_BYTES = 32;
const LOG_LINES = 50;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const usage = `npm run webhooks -- add <url>          tell this address of every event from now on; prints its secret
npm run webhooks -- list               the addresses that are told
npm run webhooks -- remove <id>        tell one no more
npm run webhooks -- log                the last ${LOG_LINES} tries
npm run webhooks -- replay <event id>  tell all addresses of an event once more`;

export const webhooksCommand: Command = {
  usage,
  async run(tools, [verb = '', argument, ...rest]) {
    const verbs: Readonly<Record<string, (tools: CommandTools, argument: string) => Promise<void>>> = {
      add,
      remove,
      replay,
      list,
      log,
    };
    const takesArgument = ['add', 'remove', 'replay'].includes(verb);
    const act = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (!act || rest.length > 0 || takesArgument !== (argument !== undefined)) throw new CommandError(usage);
    await act(tools, argument ?? '');
  },
};

async function add({ config, now, say, connect }: CommandTools, url: string): Promise<void> {
  const refused = refusalOf(url, config);
  if (refused) throw new CommandError(refused);
  const db = await connect();
  const endpointId = unguessableId();
  const secret = newWebhookSecret();
  await insertEndpoint(db, { endpointId, url, secret, createdAt: now() });
  say(`id      ${endpointId}`);
  say(`secret  ${secret}`);
  say('Give the secret to whoever receives the calls; it is not shown again.');
}

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Checks only the form of the URL. The resolved address is checked at each call (SSRF). */
function refusalOf(url: string, { webhookAllowPrivate }: Config): string | undefined {
  if (!URL.canParse(url)) return `${url} is not an address.`;
  const { protocol, username, password, hash } = new URL(url);
  if (username + password !== '') return 'The address must not hold a user or password.';
  if (hash !== '') return 'The address must not hold a fragment (#…).';
  if (protocol === 'https:' || (protocol === 'http:' && webhookAllowPrivate)) return undefined;
  return 'The address must begin with https://. (WEBHOOK_ALLOW_PRIVATE=true allows http:// for trying it out.)';
}

async function list({ say, connect }: CommandTools): Promise<void> {
  const endpoints = await listEndpoints(await connect());
  if (endpoints.length === 0) say('No address is told.');
  for (const { endpointId, url, createdAt, disabledAt } of endpoints) {
    const state = disabledAt ? `off since ${disabledAt.toISOString()} (it answered 410)` : 'on';
    say(`${endpointId}  ${createdAt.toISOString()}  ${state}  ${url}`);
  }
}

async function remove({ say, connect }: CommandTools, endpointId: string): Promise<void> {
  if (!(await deleteEndpoint(await connect(), endpointId))) {
    throw new CommandError(`There is no address with the id ${endpointId}. See: npm run webhooks -- list`);
  }
  say('Removed, with its log.');
}

async function log({ say, connect }: CommandTools): Promise<void> {
  const tries = await latestDeliveries(await connect(), LOG_LINES);
  if (tries.length === 0) say('Nothing was told in the last 30 days.');
  for (const { at, eventId, endpointId, attempt, outcome, ms } of tries) {
    say(`${at.toISOString()}  event ${eventId}  to ${endpointId}  try ${attempt + 1}  ${outcome}  ${ms} ms`);
  }
}

async function replay({ now, say, connect }: CommandTools, eventId: string): Promise<void> {
  const db = await connect();
  const event = UUID.test(eventId) ? await findEvent(db, eventId) : undefined;
  if (!event) throw new CommandError(`There is no event ${eventId}, or its enquiry is erased.`);
  const round = now().toISOString();
  const count = await db.transaction().execute((tx) => queueDeliveries(tx, { eventId, round }));
  say(`Queued for ${count} address${count === 1 ? '' : 'es'}; see: npm run webhooks -- log`);
}
