import { ESTIMATE_PARAMETERS, type EstimateParameter } from '@funnel/domain/estimate/estimate-labels';
import { z } from '@funnel/domain/schema';
import { defineEndpoint } from '../endpoint.ts';

/** Longer than any label. An unknown label is ignored: an estimate is never refused. */
const MAX_LABEL_LENGTH = 100;

function label() {
  return z.string().max(MAX_LABEL_LENGTH).optional().catch(undefined);
}

const shape = Object.fromEntries(ESTIMATE_PARAMETERS.map((name) => [name, label()])) as Record<
  EstimateParameter,
  ReturnType<typeof label>
>;

export const estimatePriceEndpoint = defineEndpoint({
  path: '/api/v1/price-estimates',
  summary:
    "Estimates the price of a kitchen from the labels of its answers, German or English: 'value,percentile', value in euros.",
  capability: 'estimate.read',
  limits: ['estimatesOfClient'],
  query: z.object(shape),
  reply: z.string(),
  replyAs: 'text',
});
