import { estimatePriceEndpoint } from '@funnel/contract/estimate/estimate-price';
import type { EstimateLabels } from '@funnel/domain/estimate/estimate-labels';
import { parseEstimate } from '@funnel/domain/estimate/parse-estimate';
import { afterEach, describe, expect, test } from 'vitest';
import { OutsideError } from '../outside/outside-error.ts';
import { useTestApp } from '../testing/test-app.ts';

const MIDDLE = '15550,52';

describe('an estimate of our own', () => {
  const app = useTestApp();

  async function estimate(query: EstimateLabels): Promise<string> {
    const outcome = await app.client.call(estimatePriceEndpoint, { query });
    if (!outcome.ok) throw new Error(outcome.failure.code);
    return outcome.reply;
  }

  test('is the same for German and English labels, and the browser understands it', async () => {
    const german = await estimate({
      size: '5 bis 7 m',
      shape: 'Kücheninsel',
      style: 'Landhaus',
      situation: 'Mit Kindern',
      material: 'Natur- oder Quarzstein',
    });
    const english = await estimate({
      size: '5 to 7 m',
      shape: 'kitchen island',
      style: 'Country house',
      situation: 'With children',
      material: 'Natural or quartz stone',
    });
    expect(german).toBe('25150,88');
    expect(english).toBe(german);
    expect(parseEstimate(german)).toEqual({ espl_value: 25.15, espl_percentile: 88 });
  });

  test.each([
    ['no parameter', ''],
    ['unknown labels', '?size=huge&shape=round&style=%00'],
    ['labels given twice', '?size=Unter+3+m&size=Unter+3+m'],
    ['labels in brackets', '?size[a]=Unter+3+m&__proto__=x'],
    ['a label without end', `?size=${'x'.repeat(5000)}`],
    ['broken encoding', '?size=%ff%fe%'],
    ['open answers', '?shape=Noch+nicht+entschieden&style=No+idea+yet&material=Noch%20keine%20Idee'],
  ])('with %s is the middle of the table', async (_case, search) => {
    const response = await fetch(`${app.origin}${estimatePriceEndpoint.path}${search}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(MIDDLE);
  });

  test('is documented with its parameters and as plain text', async () => {
    const response = await fetch(`${app.origin}/api/docs/json`);
    const document = (await response.json()) as { paths: Record<string, unknown> };
    expect(document.paths[estimatePriceEndpoint.path]).toMatchObject({
      get: {
        parameters: ['size', 'shape', 'style', 'situation', 'material'].map((name) => ({
          name,
          in: 'query',
          required: false,
        })),
        responses: {
          200: { content: { 'text/plain': { schema: { type: 'string' } } } },
          500: { content: { 'application/problem+json': {} } },
        },
      },
    });
  });
});

describe('an outside price service', () => {
  const asked: EstimateLabels[] = [];
  const outside = { isDown: false };
  const app = useTestApp({
    priceService: {
      async estimate(labels) {
        asked.push(labels);
        if (outside.isDown) throw new OutsideError('TIMEOUT');
        return { value: 9_999.5, percentile: 12 };
      },
    },
  });
  afterEach(() => {
    asked.length = 0;
    outside.isDown = false;
  });

  test('is called with German labels, and never with a text of the caller', async () => {
    const query = { size: 'OVER 7 M', shape: 'http://169.254.169.254/', material: 'Laminate' };
    const outcome = await app.client.call(estimatePriceEndpoint, { query });
    expect(outcome).toEqual({ ok: true, reply: '9999.5,12' });
    expect(asked).toEqual([{ size: 'Über 7 m', material: 'Laminat' }]);
  });

  test('that fails is replaced by our own estimate, and only its code is logged', async () => {
    outside.isDown = true;
    expect(await app.client.call(estimatePriceEndpoint)).toEqual({ ok: true, reply: MIDDLE });
    expect(asked).toEqual([{}]);
    const line = app.log.find((each) => each.includes('price service failed')) ?? '{}';
    const { time: _, ...logged } = JSON.parse(line);
    expect(logged).toEqual({ level: 'warn', code: 'TIMEOUT', msg: 'price service failed' });
  });
});
