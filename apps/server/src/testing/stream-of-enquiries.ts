import { setTimeout as sleep } from 'node:timers/promises';
import { isWorthRetrying } from '@funnel/contract/call-with-retries';
import { createClient, type Failure } from '@funnel/contract/client';
import { submitEnquiryEndpoint } from '@funnel/contract/enquiry/submit-enquiry';
import { exampleEnquiry } from './example-enquiry.ts';

interface StreamOptions {
  readonly visitorsAtOnce?: number;
  /** The pause between the enquiries of one visitor. */
  readonly pauseMs?: number;
}

/**
 * Visitors who send one enquiry after another and retry each with its own key until it is acknowledged. A refusal that
 * is not a server failure ends the test.
 */
export function streamOfEnquiries(
  currentOrigin: () => string,
  { visitorsAtOnce = 8, pauseMs = 0 }: StreamOptions = {},
) {
  const acknowledged = new Map<number, string>();
  const failures: Failure[] = [];
  const triesOfVisitors = new Map<number, number>();
  let next = 0;
  let isOver = false;

  async function visit(): Promise<void> {
    for (; !isOver; await sleep(pauseMs)) {
      const visitor = next++;
      while (!acknowledged.has(visitor)) {
        triesOfVisitors.set(visitor, (triesOfVisitors.get(visitor) ?? 0) + 1);
        const client = createClient(fetch, currentOrigin());
        const outcome = await client.call(submitEnquiryEndpoint, {
          body: exampleEnquiry(visitor),
          idempotencyKey: `key-of-visitor-${visitor}`,
        });
        if (outcome.ok) {
          acknowledged.set(visitor, outcome.reply.data.enquiryId);
          continue;
        }
        failures.push(outcome.failure);
        if (!isWorthRetrying(outcome.failure)) throw new Error(`refused: ${outcome.failure.code}`);
        await sleep(20);
      }
    }
  }
  const visits = Promise.all(Array.from({ length: visitorsAtOnce }, visit));
  return {
    acknowledged,
    /** Every failed call. */
    failures,
    triesOfVisitors,
    /** Waits until this many more are acknowledged. */
    async more(count: number): Promise<void> {
      const enough = acknowledged.size + count;
      while (acknowledged.size < enough) await sleep(5);
    },
    async end() {
      isOver = true;
      await visits;
    },
  };
}
