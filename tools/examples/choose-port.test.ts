import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { choosePort, isPortFree, startLine } from './choose-port.ts';

const TAKEN = [3000, 3001];
const isFree = async (port: number) => !TAKEN.includes(port);

test.each([
  ['of the environment', { PORT: '4100' }, { PORT: '4200' }, 4100],
  ['of .env', {}, { PORT: '4200' }, 4200],
  ['that is free, where none is asked for', {}, {}, 3002],
  ['that is free, where any is asked for', { PORT: '0' }, {}, 3002],
])('the link has the port %s', async (_, environment, dotEnv, port) => {
  expect(await choosePort({ environment, dotEnv, isFree })).toBe(port);
});

test.each([
  [3000, undefined, 'npm start'],
  [3002, undefined, 'PORT=3002 npm start'],
  [4100, '/tmp/year', 'DATA_DIR=/tmp/year PORT=4100 npm start'],
])('at %i with %s the product is started by: %s', (port, dataDir, line) => {
  expect(startLine(port, dataDir)).toBe(line);
});

test('a port that somebody listens on is not free', async () => {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await isPortFree(port)).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await isPortFree(port)).toBe(true);
});
