import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { S3Settings } from '../../config/config.ts';
import { OutsideError } from '../outside-error.ts';
import { type FileStore, placeOfKey } from './file-store.ts';

const TIMEOUT_MS = 60_000;
/** No file key looks like this. */
const PROBE = 'write-probe';

/** A bucket of any service that speaks S3, addressed by path. */
export function s3FileStore(settings: S3Settings, fetch = globalThis.fetch): FileStore {
  const bucket = new S3mini({
    endpoint: `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`,
    region: settings.region,
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    fetch: (input, init) => answerInTime(fetch, input, init),
  });

  return {
    async put(key, { path, mediaType }) {
      // Streamed from the disk: the content is never in memory as a whole.
      const content = await openAsBlob(path, { type: mediaType });
      await outside(bucket.putObject(placeOfKey(key), content, mediaType));
    },

    async read(key) {
      const response = await outside(bucket.getObjectResponse(placeOfKey(key)));
      if (!response?.body) throw new OutsideError('NOT_FOUND');
      return Readable.fromWeb(response.body as ReadableStream);
    },

    async remove(key) {
      await outside(bucket.deleteObject(placeOfKey(key))).catch((error: unknown) => {
        if (!(error instanceof OutsideError) || error.code !== 'NOT_FOUND') throw error;
      });
    },

    /** Tests with a real write: credentials may have no other permission than to put objects. */
    async check() {
      try {
        await outside(bucket.putObject(PROBE, 'x', 'text/plain'));
        await outside(bucket.deleteObject(PROBE));
        return undefined;
      } catch (error) {
        return error instanceof OutsideError ? String(error.status ?? error.code) : 'unknown';
      }
    },
  };
}

/**
 * The timeout ends when the answer begins: reading it takes as long as the client's download. A redirect is not
 * followed, since it would send content and signature to another host.
 */
async function answerInTime(fetch: typeof globalThis.fetch, ...[input, init]: Parameters<typeof fetch>) {
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(new DOMException('', 'TimeoutError')), TIMEOUT_MS);
  try {
    return await fetch(input, { ...init, redirect: 'manual', signal: tooLate.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** Hides the errors of the client library: they quote the answer, which must not reach a log. */
async function outside<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Error)) throw new OutsideError('NOT_REACHED');
    if (error.name === 'TimeoutError') throw new OutsideError('TIMEOUT');
    const status = 'status' in error ? Number(error.status) : undefined;
    if (status === undefined) throw new OutsideError('NOT_REACHED');
    if (status === 404) throw new OutsideError('NOT_FOUND', status);
    throw new OutsideError(status >= 300 && status < 400 ? 'REDIRECT' : 'BAD_STATUS', status);
  }
}
