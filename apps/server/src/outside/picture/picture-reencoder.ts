import path from 'node:path';
import { z } from '@funnel/domain/schema';
import { FILES_AT_ONCE, type FileTurns } from '../file-turns.ts';
import { runChild } from '../run-child.ts';

/** Makes a stranger's picture anew: upright, small, and with nothing in it but what can be seen. */
export type PictureReencoder = (job: PictureJob) => Promise<ReencodedPicture>;

interface PictureJob {
  readonly source: string;
  readonly target: string;
  /** HEIC is decoded by a program that takes several times the memory. */
  readonly isHeic: boolean;
  /** Whose picture it is: owners have a turn one after the other. */
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
 * Every picture gets a process of its own: decoders are native code that a crafted file may crash, hang or blow up, and
 * a process can be ended with everything it took. Two at once.
 */
export function pictureReencoder(inTurn: FileTurns, maxDecodeMs = MAX_DECODE_MS): PictureReencoder {
  return async ({ source, target, isHeic, owner, signal }) => {
    const job = { program: CHILD, args: [source, target], answer: answerSchema, maxMs: maxDecodeMs, signal };
    const place = { owner, weight: isHeic ? FILES_AT_ONCE : 1, signal };
    const turn = await inTurn(place, () => runChild(job));
    if (!turn.came) return { outcome: 'busy' };
    return turn.result ?? { outcome: 'unreadable' };
  };
}
