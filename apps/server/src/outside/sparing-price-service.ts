import type { PriceEstimate } from '@funnel/domain/estimate/estimate-price';
import { OutsideError } from './outside-error.ts';
import type { PriceService } from './price-service.ts';

const KEPT_MS = 10 * 60 * 1000;
const REST_MS = 30 * 1000;

interface KeptAnswer {
  readonly until: number;
  readonly answer: Promise<PriceEstimate>;
}

/**
 * Caches each answer for ten minutes and pauses after a failure (circuit breaker), so that visitors can neither flood
 * the service nor all wait for it. The cache stays small only because the labels come from a closed list.
 */
export function sparingPriceService(service: PriceService, now: () => Date): PriceService {
  const kept = new Map<string, KeptAnswer>();
  let restsUntil = 0;

  return {
    async estimate(labels) {
      const key = JSON.stringify(labels);
      const time = now().getTime();
      const known = kept.get(key);
      if (known && known.until > time) return known.answer;
      if (restsUntil > time) throw new OutsideError('RESTING');
      const answer = service.estimate(labels);
      kept.set(key, { until: time + KEPT_MS, answer });
      try {
        return await answer;
      } catch (error) {
        kept.delete(key);
        restsUntil = now().getTime() + REST_MS;
        throw error;
      }
    },
  };
}
