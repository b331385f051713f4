import type { z } from '@funnel/domain/schema';
import { type FetchAnswer, failureOf, type Outcome, queryString } from './client.ts';
import { type Endpoint, LAST_EVENT_HEADER } from './endpoint.ts';
import { readStreamParts, type StreamPart } from './stream-text.ts';

/** The part of `fetch` that a stream needs: the body arrives in chunks. */
export type FetchStream = (
  url: string,
  init: { headers: Record<string, string> },
) => Promise<FetchAnswer & { texts(): AsyncIterable<string> }>;

export interface StreamOptions<Query> {
  readonly query?: Query;
  /** The id of the last part that was read: the stream resumes after it. */
  readonly after?: string;
  /** Undefined if the browser has a session. */
  readonly apiKey?: string;
}

/**
 * Opens an endpoint that answers with a stream. The parts end with the connection; to resume, open it again with the id
 * of the last part. A part of an unknown shape, such as from a newer release, comes without its data.
 */
export async function openStream<Reply extends z.ZodType, Query extends z.ZodType>(
  fetch: FetchStream,
  origin: string,
  endpoint: Endpoint<z.ZodType, Reply, Query>,
  { query, after, apiKey }: StreamOptions<z.input<Query>> = {},
): Promise<Outcome<AsyncIterable<StreamPart<z.output<Reply>>>>> {
  const headers: Record<string, string> = { accept: 'text/event-stream, application/json' };
  if (after !== undefined) headers[LAST_EVENT_HEADER] = after;
  if (apiKey !== undefined) headers['authorization'] = `Bearer ${apiKey}`;
  try {
    const answer = await fetch(origin + endpoint.path + queryString(query), { headers });
    if (!answer.ok) return { ok: false, failure: await failureOf(answer) };
    return { ok: true, reply: checkedParts(answer.texts(), endpoint.reply) };
  } catch (error) {
    return { ok: false, failure: { code: 'NO_ANSWER', message: String(error) } };
  }
}

async function* checkedParts<Reply extends z.ZodType>(
  texts: AsyncIterable<string>,
  schema: Reply,
): AsyncGenerator<StreamPart<z.output<Reply>>> {
  for await (const { id, data } of readStreamParts(texts)) {
    const known = schema.safeParse(data);
    yield known.success ? { id, data: known.data } : { id };
  }
}
