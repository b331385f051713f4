import { newWebhookSecret } from '../webhook/new-endpoint.ts';
import { listEndpoints, replaceEndpointSecret } from '../webhook/webhook.queries.ts';
import type { Command, CommandTools } from './command.ts';
import { CommandError } from './command-error.ts';
import { ENVIRONMENT_SECRETS, ROTATABLE_SECRETS } from './rotatable-secrets.ts';

const usage = `npm run secrets -- list           every secret, since when it is so and what it protects
npm run secrets -- rotate <name>  a new one; says what no longer works. A running server takes it up at once`;

const WEBHOOK = 'webhook-';

export const secretsCommand: Command = {
  usage,
  async run(tools, [verb, name, ...rest]) {
    if (verb === 'list' && name === undefined) return list(tools);
    if (verb === 'rotate' && name !== undefined && rest.length === 0) return rotate(tools, name);
    throw new CommandError(usage);
  },
};

async function list({ config, say, connect }: CommandTools): Promise<void> {
  const db = await connect();
  const line = (name: string, since: string, protects: string) =>
    say(`${name.padEnd(22)}  ${since.padEnd(12)}  ${protects}`);
  for (const [name, { madeAt, protects }] of Object.entries(ROTATABLE_SECRETS)) {
    line(name, madeAt ? day(await madeAt(db)) : 'each its own', protects);
  }
  for (const { endpointId, url, createdAt } of await listEndpoints(db)) {
    line(`${WEBHOOK}${endpointId}`, day(createdAt), `the signature of webhooks to ${url}`);
  }
  for (const [name, { protects, isSet }] of Object.entries(ENVIRONMENT_SECRETS)) {
    if (config[isSet] !== undefined) line(name, 'environment', protects);
  }
}

const day = (date: Date | undefined) => date?.toISOString().slice(0, 10) ?? 'not made yet';

async function rotate({ now, say, connect }: CommandTools, name: string): Promise<void> {
  if (Object.hasOwn(ENVIRONMENT_SECRETS, name)) {
    throw new CommandError(
      `${name} is set by the environment: make a new one where it comes from, change ${name}, and restart the server.`,
    );
  }
  const known = Object.hasOwn(ROTATABLE_SECRETS, name) ? ROTATABLE_SECRETS[name] : undefined;
  if (known) {
    await known.rotate(await connect(), now());
    return say(`${name} is new. ${known.afterwards}`);
  }
  const secret = newWebhookSecret();
  const endpointId = name.slice(WEBHOOK.length);
  if (!name.startsWith(WEBHOOK) || !(await replaceEndpointSecret(await connect(), endpointId, secret))) {
    const names = [...Object.keys(ROTATABLE_SECRETS), `${WEBHOOK}<id>`].join(', ');
    throw new CommandError(`There is no secret ${name}, only ${names}. See: npm run secrets -- list`);
  }
  say(`secret  ${secret}`);
  say('Calls are signed with it from now on. Give it to whoever receives them; it is not shown again.');
}
