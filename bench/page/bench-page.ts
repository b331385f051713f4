import '@funnel/node-guard';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { PAGE_PATHS } from '@funnel/contract/page/page-path';
import { launchBrowser } from './open-page.ts';
import { PROFILES, type ProfileName } from './profile.ts';
import { readQuestions } from './read-questions.ts';
import { reportOf, type Target } from './report.ts';
import { runRounds } from './run-rounds.ts';
import { serveLimit } from './serve-limit.ts';
import { buildProduct, startProduct } from './start-product.ts';

/** Speed of the funnel compared with a near-optimal page: `npm run bench:page -- --rounds 5 --profile phone`. */

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, profile: { type: 'string', default: 'phone' } },
});
const rounds = Number(options.rounds);
if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error('--rounds is a number from 1');
if (!(options.profile in PROFILES)) throw new Error(`--profile is ${Object.keys(PROFILES).join(' or ')}`);
const profileName = options.profile as ProfileName;

const loadBefore = os.loadavg()[0] ?? 0;
buildProduct();
// The browser first: it always ends with this program; the product's server has to be stopped.
const browser = await launchBrowser();
const product = await startProduct();
try {
  const funnel = product.origin + PAGE_PATHS.funnel;
  const questions = await readQuestions(browser, funnel);
  const limit = await serveLimit(questions, product.origin);
  const urls: Record<Target, string> = {
    limit: `${limit.origin}/limit`,
    'limit-slide': `${limit.origin}/limit-slide`,
    funnel,
  };
  const course = { browser, profile: PROFILES[profileName], urls, questions: questions.length, rounds };
  const visits = await runRounds(course);
  await limit.stop();

  const pictures = questions.flatMap(({ tiles }) => tiles).filter(({ picture }) => picture).length;
  console.log(
    `\n${profileName}, ${questions.length} questions with ${pictures} pictures, medians of ${rounds}\n`,
  );
  console.log(reportOf(visits));
  console.log(`${busyness(loadBefore, os.loadavg()[0] ?? 0)}`);
} finally {
  await browser.close();
  await product.stop();
}

function busyness(before: number, after: number): string {
  const cores = os.availableParallelism();
  const isBusy = before > cores / 4;
  return (
    `Load of the machine (${cores} cores): ${before.toFixed(1)} before, ${after.toFixed(1)} at the end with the bench itself.` +
    (isBusy
      ? '\nIt was busy with other things: trust the ratios little and the milliseconds not at all.'
      : '')
  );
}
