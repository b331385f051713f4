import { chooseFiles, rows } from '../example-file.ts';
import { givenEnquiry } from '../given.ts';
import { expect, planPicture, step, test } from './stage.ts';

const ADDRESS = '/services/fun/floor-plan';

test.use({ refusals: [410] });

test('phone upload: open and sent', async ({ page, open, shoot, request, email }) => {
  const { kitchenId } = await givenEnquiry(request, email);
  const answer = await request.post('/api/v1/floorplan-links', { data: { kitchenId, email } });
  const { data } = (await answer.json()) as { data: { token: string } };
  await open(`${ADDRESS}#token=${data.token}`);
  await expect(step(page, 'phone-upload').locator('input[type=file]')).toBeAttached();
  await shoot('phone-upload-open');
  await chooseFiles(page, await planPicture(page, 'IMG_2041.png'));
  await expect(page.getByText(/^(?:Am Computer angekommen|It has arrived on your computer)$/)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await shoot('phone-upload-sent');
});

test('phone upload: link that is not whole', async ({ page, open, shoot }) => {
  await open(`${ADDRESS}#token=no.link`);
  await expect(page.getByText(/^(?:Dieser Link ist abgelaufen|This link has expired)$/)).toBeVisible();
  await shoot('phone-upload-link-over');
});
