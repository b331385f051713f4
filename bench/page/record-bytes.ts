import type { CDPSession } from 'playwright-core';

const KINDS = ['document', 'script', 'font', 'image', 'other'] as const;
type Kind = (typeof KINDS)[number];

interface Transfer {
  readonly begun: number;
  kind: Kind;
  bytes: number;
}

export interface BytesSeen {
  readonly firstView: Readonly<Record<Kind, number>>;
  /** Requested after the load event: the next steps' pictures and code. */
  readonly ahead: number;
}

/** Counts transferred bytes, including headers. Requests before the load event belong to the first view. */
export async function recordBytes(cdp: CDPSession): Promise<() => BytesSeen> {
  const transfers = new Map<string, Transfer>();
  let loadedAt = Number.POSITIVE_INFINITY;
  cdp.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http'))
      transfers.set(requestId, { begun: timestamp, kind: 'other', bytes: 0 });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.kind = kindOf(response.mimeType);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await cdp.send('Page.enable');

  return () => {
    const all = [...transfers.values()];
    const sum = (counts: (transfer: Transfer) => boolean) =>
      all.filter(counts).reduce((total, { bytes }) => total + bytes, 0);
    const ofKind = (wanted: Kind) => sum(({ kind, begun }) => kind === wanted && begun <= loadedAt);
    return {
      firstView: Object.fromEntries(KINDS.map((kind) => [kind, ofKind(kind)])) as Record<Kind, number>,
      ahead: sum(({ begun }) => begun > loadedAt),
    };
  };
}

function kindOf(mimeType: string): Kind {
  if (mimeType === 'text/html') return 'document';
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType.includes('font')) return 'font';
  return mimeType.startsWith('image/') ? 'image' : 'other';
}
