import type { Browser } from 'playwright-core';
import { type Measures, visitPage } from './load-page.ts';
import type { Profile } from './profile.ts';
import { TARGETS, type Target, type Visits } from './report.ts';

const ATTEMPTS = 3;

interface Course {
  readonly browser: Browser;
  readonly profile: Profile;
  readonly urls: Readonly<Record<Target, string>>;
  readonly questions: number;
  readonly rounds: number;
}

/** Every target once a round, in rotating order, so that other load affects all of them equally. */
export async function runRounds(course: Course): Promise<Visits> {
  const visits: Record<Target, Measures[]> = { limit: [], 'limit-slide': [], funnel: [] };
  for (let round = 0; round < course.rounds; round += 1) {
    const first = round % TARGETS.length;
    for (const target of [...TARGETS.slice(first), ...TARGETS.slice(0, first)])
      visits[target].push(await visitStubbornly(course, target));
    console.log(`round ${round + 1} of ${course.rounds}`);
  }
  return visits;
}

/** On a busy machine a visit can get stuck; it is reported and repeated. */
async function visitStubbornly(
  { browser, profile, urls, questions }: Course,
  target: Target,
): Promise<Measures> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visitPage(browser, profile, urls[target], questions);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`${target}: a visit failed and is made again: ${error}`);
    }
  }
}
