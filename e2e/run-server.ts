import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SERVER = path.join(import.meta.dirname, '../apps/server/src/main.ts');

export interface RunningProduct {
  readonly url: string;
  /** The fragment of the set-up link that the first start prints. */
  setUpFragment(): Promise<string>;
  stop(): Promise<void>;
}

/** The built product, on a free port. */
export async function runServer(environment: Record<string, string>): Promise<RunningProduct> {
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', UNLIMITED_CLIENTS: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = listenTo(server);
  return {
    url: `http://127.0.0.1:${await said(/"url":"http:\/\/localhost:(\d+)"/)}`,
    setUpFragment: () => said(/"setUpLink":"[^"#]*(#[^"]+)"/),
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

/** Waits for output of the server, and returns the first group of the pattern. */
function listenTo(server: ReturnType<typeof spawn>) {
  let output = '';
  server.stdout?.on('data', (chunk) => (output += chunk));
  return (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      };
      server.stdout?.on('data', look);
      server.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
      look();
    });
}
