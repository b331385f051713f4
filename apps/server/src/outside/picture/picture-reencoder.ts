import path from 'node:path';
import { z } from '@funnel/domain/schema';
import { FILES_AT_ONCE, type FileTurns } from '../file-turns.ts';
import { runChild } from '../run-child.ts';

/** Re-encodes an untrusted picture: upright, small, and without anything but pixels. */
export type PictureReencoder = (job: PictureJob) => Promise<ReencodedPicture>;

interface PictureJob {
  readonly source: string;
  readonly target: string;
  /** The HEIC decoder takes several times the memory. */
  readonly isHeic: boolean;
  /** If set: a JPEG with at most this many pixels on its longer side. */
  readonly side?: number;
  /** The sender of the picture. Owners take turns (round robin). */
  readonly owner: string;
  readonly signal: AbortSignal;
}

const answerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('made'), mediaType: z.enum(['image/jpeg', 'image/png']), bytes: z.number() }),
  z.object({ outcome: z.literal('too-many-pixels') }),
  z.object({ outcome: z.literal('unreadable') }),
]);

export type PictureAnswer = z.infer<typeof answerSchema>;
type ReencodedPicture = PictureAnswer | { readonly outcome: 'busy' };

const CHILD = path.join(import.meta.dirname, 'reencode-picture.child.ts');
const MAX_DECODE_MS = 20_000;

/**
 * Every picture gets its own process: decoders are native code that a crafted file may crash, hang or bloat, and a
 * process can be killed with all its memory. At most two run at once.
 */
export function pictureReencoder(inTurn: FileTurns, maxDecodeMs = MAX_DECODE_MS): PictureReencoder {
  return async ({ source, target, isHeic, side, owner, signal }) => {
    const args = [source, target, ...(side ? [String(side)] : [])];
    const job = { program: CHILD, args, answer: answerSchema, maxMs: maxDecodeMs, signal };
    const place = { owner, weight: isHeic ? FILES_AT_ONCE : 1, signal };
    const turn = await inTurn(place, () => runChild(job));
    if (!turn.came) return { outcome: 'busy' };
    return turn.result ?? { outcome: 'unreadable' };
  };
}
