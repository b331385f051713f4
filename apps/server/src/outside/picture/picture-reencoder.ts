import { execFile } from 'node:child_process';
import path from 'node:path';
import { z } from '@funnel/domain/schema';
import { turnQueue } from './turn-queue.ts';

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
const AT_ONCE = 2;
const MAX_WAIT_MS = 60_000;
const MAX_WAITING = 200;
const MAX_DECODE_MS = 20_000;
/** It gets nothing of our environment: what a picture might make of a decoder finds no secret there. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/**
 * Every picture gets a process of its own: decoders are native code that a crafted file may crash, hang or blow up, and
 * a process can be ended with everything it took. Two at once.
 */
export function pictureReencoder(maxDecodeMs = MAX_DECODE_MS): PictureReencoder {
  const inTurn = turnQueue({ places: AT_ONCE, maxWaitMs: MAX_WAIT_MS, maxWaiting: MAX_WAITING });
  return async ({ source, target, isHeic, owner, signal }) => {
    const place = { owner, weight: isHeic ? AT_ONCE : 1, signal };
    const turn = await inTurn(place, () => runChild([source, target], maxDecodeMs, signal));
    return turn.came ? turn.result : { outcome: 'busy' };
  };
}

function runChild(args: readonly string[], timeout: number, signal: AbortSignal): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--max-old-space-size=256', CHILD, ...args],
      { env: ENVIRONMENT, timeout, killSignal: 'SIGKILL', maxBuffer: 16 * 1024 },
      (error, stdout) => {
        signal.removeEventListener('abort', end);
        const answer = answerSchema.safeParse(parseLastLine(stdout));
        if (!error && answer.success) return resolve(answer.data);
        // Ended by a signal: it took too long, or the picture broke the decoder. Anything else is our own failure.
        const isPictureToBlame = child.signalCode !== null;
        if (isPictureToBlame) resolve({ outcome: 'unreadable' });
        else reject(new Error('the picture process failed', { cause: error }));
      },
    );
    // Not by execFile's own signal: it would not wait for the end, and the next one would come too early.
    const end = () => child.kill('SIGKILL');
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
  });
}

/** Decoders print what they think of a picture, too; the answer comes last. */
function parseLastLine(text: string): unknown {
  try {
    return JSON.parse(text.split('\n').at(-1) ?? '');
  } catch {
    return undefined;
  }
}
