import type { Facts } from '@funnel/domain/question/condition';
import { subtextOf } from '@funnel/domain/question/question';
import { isQuestionKey, questionOf } from '@funnel/domain/question/questions';
import type { Browser } from 'playwright-core';
import { withFreshPage } from './open-page.ts';
import { PROFILES } from './profile.ts';

interface LimitTile {
  readonly value: string;
  readonly title: string;
  readonly note: string;
  /** The address on the product's server; empty if the product shows a placeholder. */
  readonly picture: string;
}

export interface LimitQuestion {
  readonly step: string;
  readonly title: string;
  readonly subtext: string;
  readonly tiles: readonly LimitTile[];
  readonly aside?: { readonly value: string; readonly title: string };
}

interface TileSeen {
  readonly value: string;
  readonly picture: string;
}

/**
 * Walks through the product once and records its questions, so that the limit pages have the same questions with the
 * same bytes.
 */
export function readQuestions(browser: Browser, url: string): Promise<LimitQuestion[]> {
  return withFreshPage(browser, PROFILES.phone, { reducedMotion: true }, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    const questions: LimitQuestion[] = [];
    let answers: Facts = {};
    await page.evaluate(() => window.benchTaps.arrival(null));
    for (;;) {
      const { step, tiles } = await page.evaluate(() => ({
        step: document.querySelector<HTMLElement>('[data-step]')?.dataset['step'] ?? '',
        tiles: [...document.querySelectorAll<HTMLElement>('[role=radio][data-value]')].map((tile) => ({
          value: tile.dataset['value'] ?? '',
          picture: tile.querySelector('img')?.currentSrc ?? '',
        })),
      }));
      if (!isQuestionKey(step)) return questions;
      questions.push(limitQuestion(step, tiles, answers));
      answers = { ...answers, [step]: tiles[0]?.value };
      await page.evaluate(() => window.benchTaps.walk(1));
    }
  });
}

function limitQuestion(
  step: Parameters<typeof questionOf>[0],
  seen: readonly TileSeen[],
  answers: Facts,
): LimitQuestion {
  const question = questionOf(step);
  const title = (code: string) => question.labels[code]?.de ?? code;
  const { aside } = question;
  return {
    step,
    title: question.title.de,
    subtext: subtextOf(question, answers)?.de ?? '',
    tiles: seen
      .filter(({ value }) => value !== aside)
      .map((tile) => ({ ...tile, title: title(tile.value), note: question.notes?.[tile.value]?.de ?? '' })),
    ...(aside && { aside: { value: aside, title: title(aside) } }),
  };
}
