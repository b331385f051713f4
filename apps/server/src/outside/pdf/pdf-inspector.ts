import path from 'node:path';
import { FILE_MARKS, type FileMark } from '@funnel/domain/floor-plan/file-mark';
import { z } from '@funnel/domain/schema';
import type { FileTurns } from '../file-turns.ts';
import { runChild } from '../run-child.ts';

/** Reports the active content of an untrusted PDF. */
export type PdfInspector = (job: PdfJob) => Promise<InspectedPdf>;

interface PdfJob {
  readonly source: string;
  /** The sender of the PDF. Owners take turns (round robin). */
  readonly owner: string;
  readonly signal: AbortSignal;
}

type InspectedPdf =
  /** Aborted: it exceeded time or memory, and is marked for that. */
  | { readonly outcome: 'inspected' | 'given-up'; readonly marks: readonly FileMark[] }
  | { readonly outcome: 'busy' };

const answerSchema = z.object({ marks: z.array(z.enum(FILE_MARKS)) });
export type PdfAnswer = z.infer<typeof answerSchema>;

const CHILD = path.join(import.meta.dirname, 'inspect-pdf.child.ts');
const MAX_INSPECT_MS = 20_000;

export function pdfInspector(inTurn: FileTurns, maxInspectMs = MAX_INSPECT_MS): PdfInspector {
  return async ({ source, owner, signal }) => {
    const job = { program: CHILD, args: [source], answer: answerSchema, maxMs: maxInspectMs, signal };
    const turn = await inTurn({ owner, weight: 1, signal }, () => runChild(job));
    if (!turn.came) return { outcome: 'busy' };
    return turn.result
      ? { outcome: 'inspected', marks: turn.result.marks }
      : { outcome: 'given-up', marks: ['UNREADABLE'] };
  };
}
