import { type Dispatcher, fetch, type Response } from 'undici';
import serverPackage from '../../package.json' with { type: 'json' };
import { OutsideError } from './outside-error.ts';

interface OutsideCall {
  readonly url: string;
  readonly json?: object;
  /** Used instead of `json`: a body that is sent byte for byte, because it is signed. */
  readonly post?: { readonly body: string; readonly headers: Readonly<Record<string, string>> };
  /** For the whole call, including reading the answer. */
  readonly timeoutMs: number;
  /** The size limit of the answer; 0 if nobody reads it. */
  readonly maxBytes: number;
  /** Restricts which addresses may be connected to. Without an agent, any address. */
  readonly agent?: Dispatcher | undefined;
}

/** Identifies us in the logs of other servers. */
const USER_AGENT = `kitchen-funnel/${serverPackage.version}`;

/** The only way to call other servers: limited in time and size, and it never follows a redirect. */
export async function callOutside(call: OutsideCall): Promise<string> {
  const { url, json, timeoutMs, maxBytes, agent } = call;
  const post = json
    ? { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }
    : call.post;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      ...(post && { method: 'POST', body: post.body }),
      headers: { 'user-agent': USER_AGENT, ...post?.headers },
      ...(agent && { dispatcher: agent }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new OutsideError(response.status < 400 ? 'REDIRECT' : 'BAD_STATUS', response.status);
    }
    if (maxBytes > 0) return await readAtMost(response, maxBytes);
    await response.body?.cancel();
    return '';
  } catch (error) {
    throw outsideErrorOf(error) ?? new OutsideError(signal.aborted ? 'TIMEOUT' : 'NOT_REACHED');
  }
}

/** An OutsideError, bare or wrapped by fetch as its cause. */
function outsideErrorOf(error: unknown): OutsideError | undefined {
  if (error instanceof OutsideError) return error;
  return error instanceof Error && error.cause instanceof OutsideError ? error.cause : undefined;
}

async function readAtMost(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the body stream.
    if (bytes > maxBytes) throw new OutsideError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
