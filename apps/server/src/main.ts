import '@funnel/node-guard';
import '@funnel/domain/compile-schemas';
import './process/without-developer-checks.ts';
import path from 'node:path';
import { type Config, readConfig } from './config/config.ts';
import { endWith } from './process/end-with.ts';

const APPS = path.join(import.meta.dirname, '../..');

/** Server, worker and commands import only what they need: the server no mail templates, the worker no pages. */
async function run(config: Config, [command, ...args]: readonly string[]): Promise<void> {
  if (command === undefined) {
    const [{ serve }, { builtPages }] = await Promise.all([
      import('./process/serve.ts'),
      import('./page/page-build.ts'),
    ]);
    return serve(config, await builtPages(APPS));
  }
  if (command === 'worker') return (await import('./process/work.ts')).work(config);
  for (const sentence of config.misspelt) process.stderr.write(`${sentence}\n`);
  const { runCommand } = await import('./command/run-command.ts');
  await runCommand(command, args, { config, say: (line) => process.stdout.write(`${line}\n`) });
}

try {
  // biome-ignore lint/style/noProcessEnv: handed over once and as a whole to what checks it
  await run(readConfig(process.env), process.argv.slice(2));
} catch (error) {
  endWith(error);
}
