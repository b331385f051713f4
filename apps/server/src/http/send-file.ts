import type { Readable } from 'node:stream';
import { downloadName } from '@funnel/domain/floor-plan/file-name';
import { isStoredType, type StoredType } from '@funnel/domain/floor-plan/stored-type';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from './content-disposition.ts';

export interface SentFile {
  readonly name: string;
  readonly mediaType: string;
  /** Undefined for a streamed file. */
  readonly bytes: number | undefined;
  readonly content: Readable;
}

/** Pictures that we re-encoded ourselves. A PDF may hold active content and never opens in our pages. */
const SHOWABLE: readonly StoredType[] = ['image/jpeg', 'image/png'];

/**
 * Sends a stored file; authorisation is checked before. It comes as a download, and only a picture may be shown inline,
 * on request. The browser cannot run it, load from it or sniff another type. Never cached.
 */
export function sendFile(reply: FastifyReply, file: SentFile, as: 'download' | 'picture' = 'download') {
  const type = isStoredType(file.mediaType) ? file.mediaType : undefined;
  const isShown = as === 'picture' && type !== undefined && SHOWABLE.includes(type);
  const name = type ? downloadName(file.name, type) : file.name;
  if (file.bytes !== undefined) reply.header('content-length', file.bytes);
  return reply
    .type(type ?? 'application/octet-stream')
    .header('content-disposition', contentDisposition(isShown ? 'inline' : 'attachment', name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store')
    .send(file.content);
}
