import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { signInEndpoint, signOutEndpoint } from '@funnel/contract/account/session';
import { describe, expect, test } from 'vitest';
import { argon2Hasher } from '../outside/password/argon2-hasher.ts';
import { LANE_SIZES } from '../outside/password/hash-lanes.ts';
import {
  type Browser,
  codeOf,
  confirmedCustomer,
  openBrowser,
  PASSWORD,
  replyOf,
} from '../testing/customer-browser.ts';
import { IS_QUICK } from '../testing/fault-size.ts';
import { cheapHasher, useTestApp } from '../testing/test-app.ts';

const GUESSERS = 80;
const environment = { TRUST_PROXY: '1' };

const guesser = (origin: string, index: number) => openBrowser(origin, `198.51.100.${index}`);
const signIn = async (browser: Browser, email: string, password: string) =>
  codeOf(await browser.client.call(signInEndpoint, { body: { email, password } }));

describe('while eighty strangers guess', () => {
  /** The check of a guess blocks until the test releases it. */
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const app = useTestApp({
    environment,
    hasher: {
      ...cheapHasher,
      async verify(stored, password) {
        if (password.startsWith('guess')) await released;
        return cheapHasher.verify(stored, password);
      },
    },
  });

  test('an owner on a known device does not wait, and guesses over the queue limit are refused', async () => {
    const { email, browser } = await confirmedCustomer(app);
    replyOf(await browser.client.call(signOutEndpoint, { body: {} }));
    const before = app.cost.hashes;
    const answers: string[] = [];
    const browsers = Array.from({ length: GUESSERS }, (_, index) => guesser(app.origin, index));
    const guesses = browsers.map(async (one, index) =>
      answers.push(await signIn(one, email, `guess ${index}`)),
    );

    const { running, waiting } = LANE_SIZES.strangers;
    const turnedAway = GUESSERS - running - waiting;
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(turnedAway);
    expect(new Set(answers)).toEqual(new Set(['TOO_MANY_REQUESTS']));
    // None of the guesses is answered yet.
    expect(app.cost.hashes - before).toBe(running);
    expect(await signIn(browser, email, PASSWORD)).toBe('OK');

    release();
    await Promise.all(guesses);
    expect(app.cost.hashes - before).toBeLessThanOrEqual(running + waiting + 1);
    const refused = browsers.find((one) => one.last()?.status === 429);
    expect(Number(refused?.last()?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(app.log.join('')).toContain('"event":"sign-in-crowded"');
  });
});

function measure(): void {
  const app = useTestApp({ environment, holdRefusalMs: 1000, hasher: argon2Hasher() });
  const median = (numbers: number[]) =>
    numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

  test('an owner on a known device gets in within a second while eighty strangers guess', async () => {
    const { email, browser } = await confirmedCustomer(app);
    const tookMs = async (times: number) => {
      const each: number[] = [];
      for (let time = 0; time < times; time++) {
        await browser.client.call(signOutEndpoint, { body: {} });
        const startedAt = performance.now();
        expect(await signIn(browser, email, PASSWORD)).toBe('OK');
        each.push(Math.round(performance.now() - startedAt));
      }
      return each;
    };
    // The baseline: a busy machine is slow even without attackers.
    const quiet = await tookMs(5);
    const worker = new Worker(new URL('../testing/guess-passwords.worker.ts', import.meta.url), {
      workerData: { origin: app.origin, email, clients: GUESSERS },
    });
    await once(worker, 'message');
    const crowded = await tookMs(10);
    const ended = once(worker, 'message');
    worker.postMessage('stop');
    const [guesses] = await ended;
    const said = `${crowded.join(', ')} ms while ${guesses} were guessed, ${quiet.join(', ')} ms before`;
    expect(median(crowded), said).toBeLessThan(Math.max(1000, 5 * median(quiet)));
  });
}
if (!IS_QUICK) describe('measured', measure);
