/** The ways in which a call of ours to the outside can fail. */
export type OutsideCode =
  | 'NOT_REACHED'
  | 'TIMEOUT'
  | 'REDIRECT'
  | 'BAD_STATUS'
  | 'NOT_FOUND'
  | 'TOO_LARGE'
  | 'BAD_ANSWER'
  | 'RESTING';

/** Carries a code and nothing of the other side: its texts and our secret addresses must not reach a log. */
export class OutsideError extends Error {
  readonly code: OutsideCode;

  constructor(code: OutsideCode) {
    super(code);
    this.code = code;
  }
}

interface OutsideCall {
  readonly url: string;
  readonly json?: object;
  /** For the whole call, the reading of the answer included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** The one way out: bounded in time and size, and never led elsewhere by a redirect. */
export async function callOutside({ url, json, timeoutMs, maxBytes }: OutsideCall): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      ...(json && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new OutsideError(response.status < 400 ? 'REDIRECT' : 'BAD_STATUS');
    }
    return await readAtMost(response, maxBytes);
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError(signal.aborted ? 'TIMEOUT' : 'NOT_REACHED');
  }
}

async function readAtMost(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the rest of the answer.
    if (bytes > maxBytes) throw new OutsideError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
