import path from 'node:path';
import { FILE_MARKS, type FileMark } from '@funnel/domain/floor-plan/file-mark';
import { z } from '@funnel/domain/schema';
import type { FileTurns } from '../file-turns.ts';
import { runChild } from '../run-child.ts';

/** Tells what a stranger's PDF holds beside pages. */
export type PdfInspector = (job: PdfJob) => Promise<InspectedPdf>;

interface PdfJob {
  readonly source: string;
  /** Whose PDF it is: owners have a turn one after the other. */
  readonly owner: string;
  readonly signal: AbortSignal;
}

type InspectedPdf =
  /** Given up: it took too long, or too much memory. It is marked for that. */
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
