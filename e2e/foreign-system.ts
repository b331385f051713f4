import type { Page, Route } from '@playwright/test';

/** A foreign system at another origin that receives enquiries instead of our server. */
export const ATLAS = 'https://atlas.example';

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

type Answer = (route: Route) => Promise<void>;

export const says =
  (json: object): Answer =>
  (route) =>
    route.fulfill({ headers: HEADERS, json });
export const isDown: Answer = (route) => route.fulfill({ status: 503, headers: HEADERS, body: '' });

export async function answerElsewhere(page: Page, path: string, answer: Answer): Promise<void> {
  await page.route(`${ATLAS}${path}`, (route) =>
    route.request().method() === 'OPTIONS' ? route.fulfill({ status: 204, headers: HEADERS }) : answer(route),
  );
}

export const offersNoTime = (page: Page) =>
  answerElsewhere(
    page,
    '/api/v1/datepickers/available',
    says({ data: { availableSlots: {}, duration: 60 } }),
  );
