import type { StoredType } from '@funnel/domain/floor-plan/stored-type';
import { Refusal } from '../http/refusal.ts';
import type { PictureReencoder } from '../outside/picture/picture-reencoder.ts';
import { type ReceivedFile, refuse } from './receive-files.ts';

export interface StorableFile {
  readonly path: string;
  readonly name: string;
  readonly mediaType: StoredType;
  readonly bytes: number;
}

interface PictureTools {
  readonly reencodePicture: PictureReencoder;
  /** Whose picture it is. */
  readonly owner: string;
  readonly signal: AbortSignal;
  /** The picture cannot be read. */
  readonly noteFailure: () => Promise<void>;
}

/** A PDF is kept byte for byte; of a picture only a new one is kept, never the original with what may be hidden in it. */
export async function makeStorable(
  file: ReceivedFile,
  { reencodePicture, owner, signal, noteFailure }: PictureTools,
): Promise<StorableFile> {
  const { name, kind } = file;
  if (kind === 'pdf') return { path: file.path, name, mediaType: 'application/pdf', bytes: file.bytes };
  const target = `${file.path}-made`;
  const isHeic = kind === 'heic';
  const picture = await reencodePicture({ source: file.path, target, isHeic, owner, signal });
  if (picture.outcome === 'too-many-pixels' || picture.outcome === 'unreadable') await noteFailure();
  switch (picture.outcome) {
    case 'made':
      return { path: target, name, mediaType: picture.mediaType, bytes: picture.bytes };
    case 'too-many-pixels':
      throw refuse('PAYLOAD_TOO_LARGE', 'A picture may have 50 million pixels at most.');
    case 'unreadable':
      throw refuse('INVALID_INPUT', 'A picture cannot be read. Is it damaged?');
    case 'busy':
      throw new Refusal('UNAVAILABLE', 'Many pictures are being worked on. Please try again.', undefined, 30);
  }
}
