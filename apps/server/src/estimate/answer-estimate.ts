import {
  codesOfLabels,
  type EstimateCodes,
  type EstimateLabels,
  labelsOfCodes,
} from '@funnel/domain/estimate/estimate-labels';
import { createEstimator, type PriceEstimate } from '@funnel/domain/estimate/estimate-price';
import type { PriceTable } from '@funnel/domain/estimate/price-table';
import { DEFAULT_LANGUAGE } from '@funnel/domain/text/text';
import { describeError } from '../log/logger.ts';
import type { Services } from '../services.ts';

/** 'value,percentile' from the retailer's price service, or from our table if there is none or it fails. */
export async function answerEstimate(services: Services, { query }: { query: EstimateLabels }) {
  const codes = codesOfLabels(query);
  const { value, percentile } = (await askPriceService(services, codes)) ?? estimate(services, codes);
  return `${value},${percentile}`;
}

let last: { readonly table: PriceTable; readonly estimate: ReturnType<typeof createEstimator> } | undefined;

/** Estimates by the retailer's price table. The computed combinations are cached until the table changes. */
function estimate({ settings }: Services, codes: EstimateCodes): PriceEstimate {
  const { priceTable } = settings.current();
  if (last?.table !== priceTable) last = { table: priceTable, estimate: createEstimator(priceTable) };
  return last.estimate(codes);
}

/** Forwards only our own labels, never the caller's text. */
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
