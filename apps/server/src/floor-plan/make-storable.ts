import type { FileMark } from '@funnel/domain/floor-plan/file-mark';
import type { StoredType } from '@funnel/domain/floor-plan/stored-type';
import { Refusal } from '../http/refusal.ts';
import type { FileTools } from '../outside/file-tools.ts';
import { type ReceivedFile, refuse } from './receive-files.ts';

export interface StorableFile {
  readonly path: string;
  readonly name: string;
  readonly mediaType: StoredType;
  readonly bytes: number;
  readonly marks: readonly FileMark[];
}

interface FileWork {
  readonly tools: Pick<FileTools, 'reencodePicture' | 'inspectPdf'>;
  /** The sender of the file. */
  readonly owner: string;
  readonly signal: AbortSignal;
  /** Called if the file could not be processed. */
  readonly noteFailure: () => Promise<void>;
}

/**
 * A PDF is stored byte for byte, and marked if it holds active content. A picture is stored only re-encoded, never as
 * the original with its hidden data.
 */
export async function makeStorable(
  file: ReceivedFile,
  { tools, owner, signal, noteFailure }: FileWork,
): Promise<StorableFile> {
  const { name, kind, bytes } = file;
  if (kind === 'pdf') {
    const pdf = await tools.inspectPdf({ source: file.path, owner, signal });
    if (pdf.outcome === 'busy') throw busy();
    if (pdf.outcome === 'given-up') await noteFailure();
    return { path: file.path, name, mediaType: 'application/pdf', bytes, marks: pdf.marks };
  }
  const target = `${file.path}-made`;
  const isHeic = kind === 'heic';
  const picture = await tools.reencodePicture({ source: file.path, target, isHeic, owner, signal });
  if (picture.outcome === 'too-many-pixels' || picture.outcome === 'unreadable') await noteFailure();
  switch (picture.outcome) {
    case 'made':
      return { path: target, name, mediaType: picture.mediaType, bytes: picture.bytes, marks: [] };
    case 'too-many-pixels':
      throw refuse('PAYLOAD_TOO_LARGE', 'A picture may have 50 million pixels at most.');
    case 'unreadable':
      throw refuse('INVALID_INPUT', 'A picture cannot be read. Is it damaged?');
    case 'busy':
      throw busy();
  }
}

function busy(): Refusal {
  return new Refusal('UNAVAILABLE', 'Many files are being worked on. Please try again.', undefined, 30);
}
