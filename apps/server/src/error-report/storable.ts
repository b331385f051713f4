import type { ErrorReport } from '@funnel/contract/error-report/report-error';

/** Forms are flat. Deeper nesting is left out: Postgres and JSON.stringify run out of stack on it. */
const MAX_DEPTH = 20;

/** Postgres takes neither NUL nor halves of characters, and a report is not refused for them. */
export function storableReport(report: ErrorReport): ErrorReport {
  return storable(report, 0) as ErrorReport;
}

function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((each) => storable(each, depth + 1));
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, each]) => [storableText(key), storable(each, depth + 1)]));
}

function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\ufffd');
}
