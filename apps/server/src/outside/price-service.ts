import type { EstimateLabels } from '@funnel/domain/estimate/estimate-labels';
import type { PriceEstimate } from '@funnel/domain/estimate/estimate-price';
import { callOutside } from './call-outside.ts';
import { OutsideError } from './outside-error.ts';

/** A price service that the retailer already has. */
export interface PriceService {
  /** Takes German labels. Rejects with an OutsideError. */
  estimate(labels: EstimateLabels): Promise<PriceEstimate>;
}

const TIMEOUT_MS = 2_000;
const MAX_BYTES = 1_024;
const ANSWER = /^\s*(\d{1,9}(?:\.\d{1,6})?)\s*,\s*(\d{1,3}(?:\.\d{1,6})?)\s*$/;

export function priceServiceAt(address: string): PriceService {
  return {
    async estimate(labels) {
      const url = new URL(address);
      for (const [name, label] of Object.entries(labels)) {
        if (label !== undefined) url.searchParams.set(name, label);
      }
      return parseAnswer(await callOutside({ url: url.href, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }));
    },
  };
}

function parseAnswer(text: string): PriceEstimate {
  const [, value, percentile] = ANSWER.exec(text) ?? [];
  if (value === undefined || Number(percentile) > 100) throw new OutsideError('BAD_ANSWER');
  return { value: Number(value), percentile: Number(percentile) };
}
