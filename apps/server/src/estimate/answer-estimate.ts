import {
  codesOfLabels,
  type EstimateCodes,
  type EstimateLabels,
  labelsOfCodes,
} from '@funnel/domain/estimate/estimate-labels';
import { estimatePrice, type PriceEstimate } from '@funnel/domain/estimate/estimate-price';
import { DEFAULT_LANGUAGE } from '@funnel/domain/text/text';
import { describeError } from '../logger.ts';
import type { Services } from '../services.ts';

/** 'value,percentile' of the retailer's own price service, or of our table where there is none or it fails. */
export async function answerEstimate(services: Services, { query }: { query: EstimateLabels }) {
  const codes = codesOfLabels(query);
  const { value, percentile } = (await askPriceService(services, codes)) ?? estimatePrice(codes);
  return `${value},${percentile}`;
}

/** Only labels of ours are passed on, never a text of the caller. */
async function askPriceService(
  { priceService, logger }: Services,
  codes: EstimateCodes,
): Promise<PriceEstimate | undefined> {
  try {
    return await priceService?.estimate(labelsOfCodes(codes, DEFAULT_LANGUAGE));
  } catch (error) {
    logger.warn({ code: describeError(error).code }, 'price service failed');
    return undefined;
  }
}
