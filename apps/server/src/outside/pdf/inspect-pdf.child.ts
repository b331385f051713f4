import { readFileSync } from 'node:fs';
import { findPdfMarks } from './find-pdf-marks.ts';
import type { PdfAnswer } from './pdf-inspector.ts';

/** The program that inspects one PDF and ends: `inspect-pdf.child.ts <source>`. */
const [source = ''] = process.argv.slice(2);
const answer: PdfAnswer = { marks: findPdfMarks(readFileSync(source)) };
process.stdout.write(`\n${JSON.stringify(answer)}`);
