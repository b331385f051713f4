import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SERVER = path.join(import.meta.dirname, '../apps/server/src/main.ts');

export interface RunningProduct {
  readonly url: string;
  stop(): Promise<void>;
}

/** The built product as it is delivered, on a free port of this machine. */
export async function runServer(environment: Record<string, string>): Promise<RunningProduct> {
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', UNLIMITED_CLIENTS: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    url: await addressOf(server),
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

function addressOf(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk) => {
      output += chunk;
      const address = /"url":"http:\/\/localhost:(\d+)"/.exec(output);
      if (address) resolve(`http://127.0.0.1:${address[1]}`);
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
}
