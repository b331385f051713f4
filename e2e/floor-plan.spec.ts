import { uploadFailures } from '@funnel/domain/floor-plan/upload-failure';
import { MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import {
  answerInTurn,
  answers,
  chooseFiles,
  chooseMadeFiles,
  EVENT,
  fails,
  pdf,
  picture,
  rows,
  takeEveryFile,
  UPLOAD,
  uploaded,
} from './example-file.ts';
import { givenEnquiry } from './given.ts';
import { expect, expectAccessible, test } from './product-test.ts';

const ADDRESS = '/services/fun/iflow?kitchenId=kitchen-1&email=a%40b.de';
const next = '[data-action=next]';
const SUCCESS = answers({ code: 'SUCCESS' });

test.use({ refusals: [400, 404, 413, 415, 429, 500] });

test('a file that is too large, or of the wrong kind, is refused and does not hold the others up', {
  tag: ['@wide', '@whole'],
}, async ({ page }) => {
  const sent = await answerInTurn(page, UPLOAD, uploaded());
  await answerInTurn(page, EVENT, SUCCESS);
  await page.goto(ADDRESS);
  await chooseMadeFiles(
    page,
    { name: 'riesig.jpg', type: 'image/jpeg', bytes: 15 * 1024 * 1024 + 1 },
    { name: 'brief.doc', type: 'application/msword', bytes: 9 },
    { name: 'plan.png', type: 'image/png', bytes: 15 * 1024 * 1024 },
  );
  await expect(rows(page).filter({ hasText: 'riesig.jpg' })).toContainText(uploadFailures.TOO_LARGE.de);
  await expect(rows(page).filter({ hasText: 'brief.doc' })).toContainText(uploadFailures.WRONG_TYPE.de);
  await expect(rows(page).filter({ hasText: 'plan.png' })).toContainText('Hochgeladen');
  await expect(page.getByRole('button', { name: /Noch einmal/ })).toHaveCount(0);
  await expect(page.getByRole('log')).toContainText('riesig.jpg: Datei ist zu groß');
  await expectAccessible(page);
  expect(sent).toHaveLength(1);

  await page.getByRole('button', { name: 'Aus der Liste entfernen: riesig.jpg' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator('input[type=file]')).toBeFocused();
  await chooseFiles(page, pdf('skizze.pdf'));
  await expect(rows(page).getByText('Hochgeladen')).toHaveCount(2);
  await expect(rows(page)).toHaveCount(2);
});

test('of one file too many all others are taken, one at a time', { tag: ['@wide', '@whole'] }, async ({
  page,
}) => {
  let underWay = 0;
  let most = 0;
  const sent = await answerInTurn(page, UPLOAD, async (route) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await route.fulfill({ json: { data: { uploadedFiles: [{ fileId: `file-${sent.length}` }] } } });
    underWay -= 1;
  });
  const events = await answerInTurn(page, EVENT, SUCCESS);
  await page.goto(ADDRESS);
  await chooseFiles(page, ...Array.from({ length: MAX_FILES + 1 }, (_, index) => picture(`${index}.png`)));
  await expect(
    page.getByText(`Eine Datei wurde nicht übernommen: höchstens ${MAX_FILES} Dateien`),
  ).toBeVisible();
  await expect(rows(page).getByText('Hochgeladen')).toHaveCount(MAX_FILES);
  await expect(page.getByText(`Mehr als ${MAX_FILES} Dateien sind nicht möglich`)).toBeVisible();
  await expectAccessible(page);
  expect(most).toBe(1);
  expect(sent).toHaveLength(MAX_FILES);
  expect(events.map((body) => JSON.parse(body).fcIds)).toEqual(
    Array.from({ length: MAX_FILES }, (_, index) => [`file-${index + 1}`]),
  );
  expect(new Set(events.map((body) => JSON.parse(body).szid)).size).toBe(1);
});

test('a connection that is gone is tried three times, then the visitor decides', { tag: '@whole' }, async ({
  page,
}) => {
  const sent = await answerInTurn(page, UPLOAD, fails, fails, fails, uploaded());
  await answerInTurn(page, EVENT, SUCCESS);
  await page.goto(ADDRESS);
  await chooseFiles(page, picture('plan.png'));
  await expect(rows(page)).toContainText(uploadFailures.FAILED.de);
  expect(sent).toHaveLength(3);
  await expect(page.locator(next)).toHaveCount(0);
  await expect(page.getByRole('log')).toContainText('plan.png: Fehler beim Upload');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Noch einmal: plan.png' }).click();
  await expect(rows(page)).toBeFocused();
  await expect(rows(page)).toContainText('Hochgeladen');
  await expect(page.locator(next)).toBeVisible();
  await expect(page.getByRole('log')).toContainText('plan.png ist hochgeladen');
});

test('a server in trouble is asked again by itself, with the same key', { tag: '@whole' }, async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route(`**${UPLOAD}*`, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1
      ? route.fulfill({ status: 500, json: {} })
      : route.fulfill({ json: { uploadedFiles: [{ fileId: 'f' }] } });
  });
  await answerInTurn(page, EVENT, SUCCESS);
  await page.goto(ADDRESS);
  await chooseFiles(page, picture('plan.png'));
  await expect(rows(page)).toContainText('Hochgeladen');
  expect(keys[0]).toBe(keys[1]);
});

test('what the file service refuses is said in the visitor’s words', { tag: '@whole' }, async ({ page }) => {
  const refusals = [
    [413, uploadFailures.TOO_LARGE.de, false],
    [415, uploadFailures.WRONG_TYPE.de, false],
    [429, uploadFailures.TOO_OFTEN.de, true],
    [400, uploadFailures.FAILED.de, true],
  ] as const;
  const turns = refusals.map(([status]) => answers({ code: 'X', message: 'internal words' }, status));
  const sent = await answerInTurn(page, UPLOAD, ...turns);
  await page.goto(ADDRESS);
  await chooseFiles(page, ...refusals.map(([status]) => picture(`${status}.png`)));
  for (const [status, text, canRetry] of refusals) {
    const row = rows(page).filter({ hasText: `${status}.png` });
    await expect(row).toContainText(text);
    await expect(row.getByRole('button', { name: /Noch einmal/ })).toHaveCount(canRetry ? 1 : 0);
  }
  await expect(page.getByText('internal words')).toHaveCount(0);
  expect(sent).toHaveLength(4);
});

test('a file without a type is for the server to judge', { tag: '@whole' }, async ({
  page,
  request,
  email,
}) => {
  const { kitchenId } = await givenEnquiry(request, email);
  await page.goto(`/services/fun/iflow?kitchenId=${kitchenId}&email=${encodeURIComponent(email)}`);
  const answer = page.waitForResponse((response) => response.url().includes(UPLOAD));
  await chooseMadeFiles(page, { name: 'plan', type: '', bytes: 9 });
  expect((await answer).status()).toBe(415);
  await expect(rows(page)).toContainText(uploadFailures.WRONG_TYPE.de);
});

for (const [lang, answer, alert, ...tag] of [
  ['de', { code: 'ERROR' }, 'Unbekannter Fehler', '@whole'],
  ['en', { code: 'ERROR' }, 'Unknown error', '@whole'],
  ['de', { code: 'ERROR', message: 'Die Küche ist schon geplant.' }, 'Die Küche ist schon geplant.'],
  ['de', { code: 'NOT_FOUND', message: 'no such kitchen' }, 'Unbekannter Fehler', '@whole'],
] as const) {
  test(`a floor-plan event answered with ${JSON.stringify(answer)} is alerted as ${alert}`, { tag }, async ({
    page,
  }) => {
    const sent = await answerInTurn(page, UPLOAD, uploaded('file-9'));
    const events = await answerInTurn(page, EVENT, answers(answer), SUCCESS);
    await page.goto(`${ADDRESS}&lang=${lang}`);
    const alerted = page.waitForEvent('dialog');
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Floor plan error'));
    await chooseFiles(page, picture('plan.png'));
    const dialog = await alerted;
    expect([dialog.type(), dialog.message()]).toEqual(['alert', alert]);
    await dialog.accept();
    expect((await logged).text()).toBe(`Floor plan error ${answer.code}`);
    await expect(page.locator(next)).toHaveCount(0);

    // The file is already uploaded: only the event is retried.
    await page
      .getByRole('button', { name: /plan\.png$/ })
      .first()
      .click();
    await expect(page.locator(next)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(events.map((body) => JSON.parse(body).fcIds)).toEqual([['file-9'], ['file-9']]);
  });
}

test('the kitchen that nobody knows: the real server’s answer is alerted', { tag: '@whole' }, async ({
  page,
}) => {
  await page.goto(ADDRESS);
  const alerted = page.waitForEvent('dialog');
  await chooseFiles(page, picture('plan.png'));
  const dialog = await alerted;
  expect(dialog.message()).toBe('Unbekannter Fehler');
  await dialog.accept();
});

test('files can be dropped anywhere on the page, and a dragged text is left alone', {
  tag: ['@desktop', '@whole'],
}, async ({ page }) => {
  await takeEveryFile(page);
  await page.goto(ADDRESS);
  const drag = (type: 'dragover' | 'drop', kind: 'file' | 'text') =>
    page.evaluate(
      ([type, kind]) => {
        const data = new DataTransfer();
        if (kind === 'file') data.items.add(new File(['%PDF-'], 'plan.pdf', { type: 'application/pdf' }));
        else data.setData('text/plain', 'x');
        const event = new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      },
      [type, kind] as const,
    );
  await expect.poll(() => drag('dragover', 'file')).toBe(true);
  await expect(page.getByText('Loslassen zum Hochladen')).toBeVisible();
  await expectAccessible(page);
  expect(await drag('drop', 'text')).toBe(false);
  await expect(page.getByText('Loslassen zum Hochladen')).toHaveCount(0);
  expect(await drag('drop', 'file')).toBe(true);
  await expect(rows(page)).toContainText(['plan.pdf']);
  await expect(page.locator(next)).toBeVisible();
});

test('on a phone a photo can be taken, and all kinds of files still be chosen', { tag: '@whole' }, async ({
  page,
}) => {
  await takeEveryFile(page);
  await page.goto(ADDRESS);
  const input = page.locator('input[type=file]');
  await input.evaluate((element: HTMLInputElement) =>
    element.addEventListener('click', () => {
      element.dataset['asked'] = `${element.getAttribute('capture')} ${element.accept}`;
    }),
  );
  const camera = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Foto aufnehmen' }).click();
  await (await camera).setFiles([picture('foto.png')]);
  await expect(input).toHaveAttribute('data-asked', 'environment image/*');
  await expect(rows(page)).toContainText('Hochgeladen');
  await expect(input).toHaveAttribute('accept', 'image/*,application/pdf');
  await expect(input).not.toHaveAttribute('capture');
});

test('the browser asks before the page goes only while files are on their way', { tag: '@whole' }, async ({
  page,
}) => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await answerInTurn(page, EVENT, SUCCESS);
  await answerInTurn(page, UPLOAD, async (route) => {
    await held;
    await route.fulfill({ json: { uploadedFiles: [{ fileId: 'f' }] } });
  });
  await page.goto(ADDRESS);
  const asks = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.getByRole('heading', { level: 1 }).click();
  expect(await asks()).toBe(false);
  await chooseFiles(page, picture('plan.png'));
  await expect.poll(asks).toBe(true);
  finish();
  await expect(page.locator(next)).toBeVisible();
  expect(await asks()).toBe(false);
});

test('progress is shown while a slow line sends', { tag: '@whole' }, async ({ page, request, email }) => {
  const { kitchenId } = await givenEnquiry(request, email);
  await page.goto(`/services/fun/iflow?kitchenId=${kitchenId}&email=${encodeURIComponent(email)}`);
  await expect(page.locator('[data-action=skip]')).toBeVisible();
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  // Bytes after the end of a PDF are ignored.
  const { buffer, ...rest } = pdf('plan.pdf');
  await chooseFiles(page, { ...rest, buffer: Buffer.concat([buffer, Buffer.alloc(600_000, ' ')]) });
  const progress = page.getByRole('progressbar', { name: 'Upload von plan.pdf' });
  const value = () => progress.evaluate((element: HTMLProgressElement) => element.value);
  await expect.poll(value).toBeGreaterThan(5);
  expect(await value()).toBeLessThan(100);
  await expectAccessible(page);
  await expect(rows(page)).toContainText('Hochgeladen');
});

test('the enquiry’s own visit id goes with its floor plan', { tag: '@whole' }, async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('szid', '"visit-of-the-enquiry"'));
  await answerInTurn(page, UPLOAD, uploaded());
  const events = await answerInTurn(page, EVENT, SUCCESS);
  await page.goto(ADDRESS);
  await chooseFiles(page, picture('plan.png'));
  await expect(page.locator(next)).toBeVisible();
  expect(JSON.parse(events[0] ?? '{}')).toEqual({
    kitchenId: 'kitchen-1',
    szid: 'visit-of-the-enquiry',
    fcIds: ['file-1'],
  });
});
