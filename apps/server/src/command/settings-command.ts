import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SETTINGS } from '@funnel/domain/retailer/default-settings';
import {
  type RetailerSettings,
  retailerSettingsSchema,
  SETTING_NAMES,
  type SettingName,
} from '@funnel/domain/retailer/retailer-settings';
import { readSettings, removeSetting, storeSetting } from '../db/setting/retailer-settings.queries.ts';
import type { Command, CommandTools } from './command.ts';
import { CommandError } from './command-error.ts';

const usage = `npm run settings -- list               every setting and whether it is changed
npm run settings -- get <name>         its value as JSON
npm run settings -- set <name> <json>  change it; holds within a second, also for a running server
npm run settings -- reset <name>       back to the default`;

export const settingsCommand: Command = {
  usage,
  async run(tools, [verb, name, json, ...rest]) {
    if (verb === 'list' && name === undefined) return list(tools);
    if (name === undefined || rest.length > 0) throw new CommandError(usage);
    if (verb === 'get' && json === undefined) return get(tools, settingName(name));
    if (verb === 'set' && json !== undefined) return set(tools, settingName(name), json);
    if (verb === 'reset' && json === undefined) return reset(tools, settingName(name));
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

async function get({ say, connect }: CommandTools, name: SettingName): Promise<void> {
  const { settings } = await readSettings(await connect());
  say(JSON.stringify(settings[name], undefined, 2));
}

async function set({ now, say, connect }: CommandTools, name: SettingName, json: string): Promise<void> {
  const parsed = retailerSettingsSchema.shape[name].safeParse(parseJson(json));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `  ${[name, ...issue.path].join('.')}: ${issue.message}`,
    );
    throw new CommandError(`Nothing is changed, because this is not right:\n${lines.join('\n')}`);
  }
  await storeSetting(await connect(), name, parsed.data as RetailerSettings[SettingName], now());
  say(`${name} is changed.`);
}

async function reset({ say, connect }: CommandTools, name: SettingName): Promise<void> {
  await removeSetting(await connect(), name);
  say(`${name} has its default again.`);
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
