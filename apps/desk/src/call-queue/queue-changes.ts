import type { QueueEntry, showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { CLAIM_SILENCE_MS } from '@funnel/domain/call-queue/claim';
import type { z } from '@funnel/domain/schema';

/** The call list as the server sent it. */
export type Queue = z.output<(typeof showQueueEndpoint)['reply']>['data'] & {
  /** How far the server's clock is ahead of this browser's. */
  readonly aheadMs: number;
};

/** The list after a claim was granted, until the server sends it again. */
export function claimedBy(
  queue: Queue,
  enquiryId: string,
  { staffId, since }: { readonly staffId: string; readonly since: string },
): Queue {
  const claim = { staffId, name: '', since, leftMs: CLAIM_SILENCE_MS };
  const claimed = (entry: QueueEntry) => (entry.enquiryId === enquiryId ? { ...entry, claim } : entry);
  return { ...queue, entries: queue.entries.map(claimed) };
}

/** The list after a call was ended. */
export function withoutCall(queue: Queue, enquiryId: string): Queue {
  return {
    ...queue,
    counts: { ...queue.counts, DONE: queue.counts.DONE + 1 },
    entries: queue.entries.filter((entry) => entry.enquiryId !== enquiryId),
  };
}

interface Rows {
  /** Those to be called now. */
  readonly offered: readonly QueueEntry[];
  /** The rows of the open tab. */
  readonly listed: readonly QueueEntry[];
  readonly known: readonly QueueEntry[];
}

interface Circumstances {
  readonly staffId: string;
  /** The row that was pressed last. */
  readonly chosenId: string | undefined;
  readonly mineId: string | undefined;
  /** A call that was one's own until just now. */
  readonly lostId: string | undefined;
  /** Nobody is offered; one can still choose. */
  readonly isPaused: boolean;
}

/** The row that is chosen: what was pressed last, else one's own call, else the first that nobody is on. And the next. */
export function chosenOf(
  { known, ...rows }: Rows,
  { staffId, chosenId, mineId, lostId, isPaused }: Circumstances,
): { readonly chosen: QueueEntry | undefined; readonly next: QueueEntry | undefined } {
  const isFree = ({ claim }: QueueEntry) => claim === null || claim.staffId === staffId;
  const byId = (id: string | undefined) => known.find(({ enquiryId }) => enquiryId === id);
  const offered = isPaused ? [] : rows.offered;
  const chosen = byId(chosenId) ?? byId(mineId) ?? byId(lostId) ?? offered.find(isFree) ?? offered[0];
  const next = offered.find((entry) => isFree(entry) && entry.enquiryId !== chosen?.enquiryId);
  return { chosen, next };
}

/** The row above or below. */
export function neighbourOf(
  listed: readonly QueueEntry[],
  chosenId: string | undefined,
  by: 1 | -1,
): QueueEntry | undefined {
  const index = listed.findIndex(({ enquiryId }) => enquiryId === chosenId);
  return listed[Math.min(listed.length - 1, Math.max(0, index + by))];
}
