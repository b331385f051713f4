import path from 'node:path';
import { z } from '@funnel/domain/schema';
import { runChild } from '../run-child.ts';
import { turnQueue } from '../turn-queue.ts';

/** Draws the first page of a stranger's PDF, so that nobody has to open it to see what it is. */
export type PdfDrawer = (job: PdfDrawing) => Promise<DrawnPdf | { readonly outcome: 'busy' }>;

interface PdfDrawing {
  readonly source: string;
  /** Becomes a JPEG. */
  readonly target: string;
  /** Who wants to see it: owners have a turn one after the other. */
  readonly owner: string;
  readonly signal: AbortSignal;
}

const answerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('made'), bytes: z.number() }),
  z.object({ outcome: z.literal('unreadable') }),
]);
export type DrawnPdf = z.infer<typeof answerSchema>;

const CHILD = path.join(import.meta.dirname, 'draw-pdf.child.ts');
/** Of 64 KB: what the drawing program may take. */
const MEMORY_PAGES = 4096;
const MAX_DRAW_MS = 10_000;
/** Looking at files must not keep anybody from sending some, so it has a queue of its own. */
const TURNS = { places: 1, maxWaitMs: 20_000, maxWaiting: 50 };

export function pdfDrawer(maxDrawMs = MAX_DRAW_MS): PdfDrawer {
  const inTurn = turnQueue(TURNS);
  return async ({ source, target, owner, signal }) => {
    const turn = await inTurn({ owner, weight: 1, signal }, () =>
      runChild({
        program: CHILD,
        args: [source, target],
        nodeOptions: [`--wasm-max-mem-pages=${MEMORY_PAGES}`],
        answer: answerSchema,
        maxMs: maxDrawMs,
        signal,
      }),
    );
    if (!turn.came) return { outcome: 'busy' };
    return turn.result ?? { outcome: 'unreadable' };
  };
}
