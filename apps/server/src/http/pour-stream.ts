import { once } from 'node:events';
import { STREAM_BEAT, type StreamPart, writeStreamPart } from '@funnel/contract/stream-text';
import type { FastifyReply } from 'fastify';
import { describeError } from '../log/logger.ts';

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Switches off proxy buffering, which would hold the answer back until its end.
  'x-accel-buffering': 'no',
};

interface Pouring {
  readonly beatMs: number;
  readonly gone: AbortSignal;
  readonly isStillAllowed: () => Promise<boolean>;
}

/**
 * Writes parts as they come, with backpressure. A client that has read nothing between two heartbeats is disconnected,
 * and so is one that has lost its permission.
 */
export async function pourStream(
  reply: FastifyReply,
  parts: AsyncIterable<readonly StreamPart<unknown>[]>,
  { beatMs, gone, isStillAllowed }: Pouring,
): Promise<void> {
  const { raw } = reply;
  raw.writeHead(200, { ...reply.getHeaders(), ...STREAM_HEADERS } as Record<string, string>);
  const cut = () => raw.destroy();
  gone.addEventListener('abort', cut);
  let hasRead = true;
  const beat = setInterval(async () => {
    const isStuck = raw.writableNeedDrain && !hasRead;
    hasRead = false;
    if (isStuck || !(await isStillAllowed())) cut();
    else if (!raw.writableNeedDrain) raw.write(STREAM_BEAT);
  }, beatMs);
  try {
    for await (const batch of parts) {
      for (const part of batch) {
        if (gone.aborted) return;
        if (!raw.write(writeStreamPart(part))) await once(raw, 'drain', { signal: gone });
        hasRead = true;
      }
    }
  } catch (error) {
    if (!gone.aborted) reply.log.warn({ error: describeError(error) }, 'a stream broke off');
  } finally {
    clearInterval(beat);
    cut();
  }
}
