import net from 'node:net';

interface Asked {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The content of `.env`, if any. */
  readonly dotEnv: Readonly<Record<string, string | undefined>>;
  readonly isFree: (port: number) => Promise<boolean>;
}

const DEFAULT_PORT = 3000;
const TRIES = 50;

/** The port of the product: the requested one, else the first free one from the default on. */
export async function choosePort({ environment, dotEnv, isFree }: Asked): Promise<number> {
  const asked = Number(environment['PORT'] ?? dotEnv['PORT'] ?? 0);
  if (asked > 0) return asked;
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + TRIES; port++) if (await isFree(port)) return port;
  return DEFAULT_PORT;
}

/** The command to start the product with this port and data. */
export function startLine(port: number, dataDir: string | undefined): string {
  const settings = [
    ...(dataDir === undefined ? [] : [`DATA_DIR=${dataDir}`]),
    ...(port === DEFAULT_PORT ? [] : [`PORT=${port}`]),
  ];
  return [...settings, 'npm start'].join(' ');
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
