import path from 'node:path';
import { z } from '@funnel/domain/schema';
import { runChild } from '../run-child.ts';
import { turnQueue } from '../turn-queue.ts';

/** Renders the first page of an untrusted PDF, so that staff can see it without opening it. */
export type PdfDrawer = (job: PdfDrawing) => Promise<DrawnPdf | { readonly outcome: 'busy' | 'given-up' }>;

interface PdfDrawing {
  readonly source: string;
  /** Becomes a JPEG. */
  readonly target: string;
  /** The viewer. Owners take turns (round robin). */
  readonly owner: string;
  readonly signal: AbortSignal;
}

/** The renderer and its options. A PDF that failed is retried with another renderer. */
export const PDF_RENDERER = 'pdfium 2.1.13 r1';

const answerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('made'), bytes: z.number() }),
  z.object({ outcome: z.literal('unreadable') }),
]);
export type DrawnPdf = z.infer<typeof answerSchema>;

const CHILD = path.join(import.meta.dirname, 'draw-pdf.child.ts');
/** Pages of 64 KB: the memory limit of the renderer. */
const MEMORY_PAGES = 4096;
const MAX_DRAW_MS = 10_000;
/** Previews must not delay uploads, so they have their own queue. */
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
    // It exceeded time or memory, maybe because of a busy machine.
    return turn.result ?? { outcome: 'given-up' };
  };
}
