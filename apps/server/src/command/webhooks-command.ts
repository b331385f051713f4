import { unguessableId } from '../db/unguessable-id.ts';
import { findEvent } from '../event/event.queries.ts';
import { newWebhookSecret, refusalOfUrl } from '../webhook/new-endpoint.ts';
import { queueDeliveries } from '../webhook/queue-deliveries.ts';
import {
  deleteEndpoint,
  insertEndpoint,
  latestDeliveries,
  listEndpoints,
} from '../webhook/webhook.queries.ts';
import type { Command, CommandTools } from './command.ts';
import { CommandError } from './command-error.ts';

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
  const refused = refusalOfUrl(url, config.webhookAllowPrivate);
  if (refused) throw new CommandError(refused);
  const db = await connect();
  const endpointId = unguessableId();
  const secret = newWebhookSecret();
  await insertEndpoint(db, { endpointId, url, secret, createdAt: now() });
  say(`id      ${endpointId}`);
  say(`secret  ${secret}`);
  say('Give the secret to whoever receives the calls; it is not shown again.');
}

async function list({ say, connect }: CommandTools): Promise<void> {
  const endpoints = await listEndpoints(await connect());
  if (endpoints.length === 0) say('No address is told.');
  for (const { endpointId, url, createdAt, disabledAt, disabledBecause } of endpoints) {
    const why = disabledBecause === 'PAUSED' ? 'paused' : 'it answered 410 for a day';
    const state = disabledAt ? `off since ${disabledAt.toISOString()} (${why})` : 'on';
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
