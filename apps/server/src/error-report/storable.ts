import type { ErrorReport } from '@funnel/contract/error-report/report-error';
import { rescuedFormData } from '@funnel/domain/enquiry/rescued-form-data';

/** The storable form of a report: known fields of limited length. Postgres takes neither NUL nor lone surrogates. */
export function storableReport({ timestamp, body, ...report }: ErrorReport): ErrorReport {
  return {
    timestamp,
    appSource: storableText(report.appSource),
    description: storableText(report.description),
    ...(report.error !== undefined && { error: storableText(report.error) }),
    ...(body && { body: storableData(body) }),
  };
}

function storableData(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.entries(rescuedFormData(body));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? storableText(value) : value]),
  );
}

function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\ufffd');
}
