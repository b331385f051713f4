import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import {
  type RetailerSettings,
  retailerSettingsSchema,
  SETTING_NAMES,
  type SettingName,
} from '@funnel/domain/retailer/retailer-settings';
import { readSettings } from '../db/setting/retailer-settings.queries.ts';
import {
  addSettingVersion,
  listSettingVersions,
  type NewVersion,
  StaleSetting,
} from '../db/setting/setting-version.queries.ts';
import type { Command, CommandTools } from './command.ts';
import { CommandError } from './command-error.ts';

const usage = `npm run settings -- list                       every setting and whether it is changed
npm run settings -- get <name>                 its value as JSON
npm run settings -- set <name> <json>          change it; holds within a second, also for a running server
npm run settings -- reset <name>               back to the default
npm run settings -- draft <name> [<json>]      show it as a draft, or keep a draft, which holds for nobody
npm run settings -- history <name>             its versions: revision, state, time and author, the newest first
npm run settings -- history <name> <revision>  the value of one version as JSON
npm run settings -- restore <name> <revision>  publish that version, or that draft, as a new one`;

export const settingsCommand: Command = {
  usage,
  async run(tools, [verb, name, given, ...rest]) {
    if (verb === 'list' && name === undefined) return list(tools);
    if (name === undefined || rest.length > 0) throw new CommandError(usage);
    const setting = () => settingName(name);
    if (verb === 'get' && given === undefined) return get(tools, setting(), 'published');
    if (verb === 'draft' && given === undefined) return get(tools, setting(), 'draft');
    if (verb === 'history' && given === undefined) return listVersions(tools, setting());
    if (verb === 'reset' && given === undefined) return reset(tools, setting());
    if (given === undefined) throw new CommandError(usage);
    if (verb === 'set') return set(tools, setting(), given);
    if (verb === 'draft') return draft(tools, setting(), given);
    if (verb === 'history') return tools.say(shown(await oldValue(tools, setting(), given)));
    if (verb === 'restore') return restore(tools, setting(), given);
    throw new CommandError(usage);
  },
};

function settingName(text: string): SettingName {
  const name = SETTING_NAMES.find((known) => known === text);
  if (!name) throw new CommandError(`There is no setting ${text}, only ${SETTING_NAMES.join(', ')}.`);
  return name;
}

async function list({ say, connect }: CommandTools): Promise<void> {
  const { settings, broken } = await readSettings(await connect());
  for (const name of SETTING_NAMES) {
    const state = isDeepStrictEqual(settings[name], DEFAULT_SETTINGS[name]) ? 'default' : 'changed';
    say(`${name.padEnd(20)}${broken.includes(name) ? 'stored but not right: the default is in use' : state}`);
  }
}

async function get(
  { say, connect }: CommandTools,
  name: SettingName,
  state: 'draft' | 'published',
): Promise<void> {
  const { settings } = await readSettings(await connect(), state);
  say(shown(settings[name]));
}

const shown = (value: unknown) => JSON.stringify(value, undefined, 2);

async function set(tools: CommandTools, name: SettingName, json: string): Promise<void> {
  await add(tools, { name, value: checked(name, parseJson(json)) });
  tools.say(`${name} is changed.`);
}

async function draft(tools: CommandTools, name: SettingName, json: string): Promise<void> {
  await add(tools, { name, value: checked(name, parseJson(json)), state: 'draft' });
  tools.say(`A draft of ${name} is kept. Nothing is changed.`);
}

async function reset(tools: CommandTools, name: SettingName): Promise<void> {
  await add(tools, { name, value: undefined });
  tools.say(`${name} has its default again.`);
}

async function restore(tools: CommandTools, name: SettingName, revision: string): Promise<void> {
  await add(tools, { name, value: checked(name, await oldValue(tools, name, revision)) });
  tools.say(`${name} is again as in revision ${revision}.`);
}

async function listVersions({ say, connect }: CommandTools, name: SettingName): Promise<void> {
  const versions = await listSettingVersions(await connect(), name);
  for (const { revision, state, at, author, email } of versions)
    say(`${String(revision).padEnd(6)}${state.padEnd(11)}${at.toISOString()}  ${email ?? author}`);
  if (versions.length === 0) say(`${name} was never changed.`);
}

/** The value of a version, maybe from an older release. */
async function oldValue({ connect }: CommandTools, name: SettingName, revision: string): Promise<unknown> {
  const versions = await listSettingVersions(await connect(), name);
  const found = versions.find((version) => String(version.revision) === revision);
  if (!found) throw new CommandError(`There is no revision ${revision} of ${name}.`);
  return found.isDefault ? DEFAULT_SETTINGS[name] : found.value;
}

async function add(
  { now, connect }: CommandTools,
  version: Pick<NewVersion, 'name' | 'value' | 'state'>,
): Promise<void> {
  const db = await connect();
  const base = (await readSettings(db)).revisions[version.name];
  const added = addSettingVersion(db, { ...version, base, author: { kind: 'operator' }, at: now() });
  await added.catch((error: unknown) => {
    throw error instanceof StaleSetting ? new CommandError(`${error.message} Nothing is changed.`) : error;
  });
}

function checked(name: SettingName, value: unknown): RetailerSettings[SettingName] {
  const { success, data, error } = retailerSettingsSchema.shape[name].safeParse(value);
  if (success) return data;
  const lines = error.issues.map((issue) => `  ${[name, ...issue.path].join('.')}: ${issue.message}`);
  throw new CommandError(`Nothing is changed, because this is not right:\n${lines.join('\n')}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(
      `That is not JSON. A text needs its own quotes: npm run settings -- set name '"text"'`,
    );
  }
}
