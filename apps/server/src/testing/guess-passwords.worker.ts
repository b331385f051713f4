import { parentPort, workerData } from 'node:worker_threads';
import { signInEndpoint } from '@funnel/contract/account/session';

interface Guessing {
  readonly origin: string;
  readonly email: string;
  readonly clients: number;
}

/** Clients with different addresses that guess passwords of one account and of others. */
const { origin, email, clients } = workerData as Guessing;
let guesses = 0;
let isOver = false;
parentPort?.once('message', () => (isOver = true));

async function guess(address: string): Promise<void> {
  while (!isOver) {
    const response = await fetch(origin + signInEndpoint.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': address },
      body: JSON.stringify({
        email: guesses++ % 2 ? email : `nobody.${guesses}@gross.example`,
        password: 'guess',
      }),
    });
    await response.text();
    if (guesses === clients) parentPort?.postMessage('guessing');
  }
}

await Promise.all(Array.from({ length: clients }, (_, index) => guess(`198.51.100.${index}`)));
parentPort?.postMessage(guesses);
