import '@funnel/node-guard';
import path from 'node:path';
import { runCommand } from './command/run-command.ts';
import { readConfig } from './config.ts';
import { builtPages } from './page/page-build.ts';
import { endWith, serve } from './serve.ts';

const APPS = path.join(import.meta.dirname, '../..');
const BUILDS = { funnel: path.join(APPS, 'funnel/dist'), customer: path.join(APPS, 'customer/dist') };

const [command, ...args] = process.argv.slice(2);

try {
  const config = readConfig(process.env);
  if (command === undefined) await serve(config, await builtPages(BUILDS));
  else await runCommand(command, args, { config, say: (line) => process.stdout.write(`${line}\n`) });
} catch (error) {
  endWith(error);
}
