import type { QueueEntry, showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { CLAIM_SILENCE_MS } from '@funnel/domain/call-queue/claim';
import type { z } from '@funnel/domain/schema';

/** The call list as the server sent it. */
export type Queue = z.output<(typeof showQueueEndpoint)['reply']>['data'] & {
  /** How far the server's clock is ahead of this browser's. */
  readonly aheadMs: number;
};

/** Optimistic update after a granted claim. */
export function claimedBy(
  queue: Queue,
  enquiryId: string,
  { staffId, since }: { readonly staffId: string; readonly since: string },
): Queue {
  const claim = { staffId, name: '', since, leftMs: CLAIM_SILENCE_MS };
  const claimed = (entry: QueueEntry) => (entry.enquiryId === enquiryId ? { ...entry, claim } : entry);
  return { ...queue, entries: queue.entries.map(claimed) };
}

/** Optimistic update after an outcome. */
export function withoutCall(queue: Queue, enquiryId: string): Queue {
  return {
    ...queue,
    counts: { ...queue.counts, DONE: queue.counts.DONE + 1 },
    entries: queue.entries.filter((entry) => entry.enquiryId !== enquiryId),
  };
}

interface Rows {
  /** Calls that are due now. */
  readonly offered: readonly QueueEntry[];
  /** The rows of the open tab. */
  readonly listed: readonly QueueEntry[];
  readonly known: readonly QueueEntry[];
}

interface Circumstances {
  readonly staffId: string;
  /** The row that was clicked last. */
  readonly chosenId: string | undefined;
  /** The row that is shown without a click. It stays shown as long as it is due. */
  readonly pinnedId: string | undefined;
  readonly mineId: string | undefined;
  /** A call that a colleague has just taken over. */
  readonly lostId: string | undefined;
  /** No row is chosen automatically. */
  readonly isPaused: boolean;
}

/**
 * Precedence: the clicked row, then the agent's own call, then the first row without a claim. Also returns the next
 * row.
 */
export function chosenOf(
  { known, ...rows }: Rows,
  { staffId, chosenId, pinnedId, mineId, lostId, isPaused }: Circumstances,
): { readonly chosen: QueueEntry | undefined; readonly next: QueueEntry | undefined } {
  const isFree = ({ claim }: QueueEntry) => claim === null || claim.staffId === staffId;
  const byId = (id: string | undefined) => known.find(({ enquiryId }) => enquiryId === id);
  const offered = isPaused ? [] : rows.offered;
  const pinned = offered.find(({ enquiryId }) => enquiryId === pinnedId);
  const first = pinned ?? offered.find(isFree) ?? offered[0];
  const chosen = byId(chosenId) ?? byId(mineId) ?? byId(lostId) ?? first;
  const next = offered.find((entry) => isFree(entry) && entry.enquiryId !== chosen?.enquiryId);
  return { chosen, next };
}

export function neighbourOf(
  listed: readonly QueueEntry[],
  chosenId: string | undefined,
  by: 1 | -1,
): QueueEntry | undefined {
  const index = listed.findIndex(({ enquiryId }) => enquiryId === chosenId);
  return listed[Math.min(listed.length - 1, Math.max(0, index + by))];
}
