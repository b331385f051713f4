import type { ErrorReport } from '@funnel/contract/error-report/report-error';
import type { RetailerSettings } from '@funnel/domain/retailer/retailer-settings';
import { cutToBytes, harmlessText } from './harmless-text.ts';
import { withoutPersonalData } from './without-personal-data.ts';

export const MAX_CHAT_BYTES = 4096;
/** A long error must not displace the form data. */
const MAX_ERROR_BYTES = 1024;
const FIELD_NAME = /^[a-z]\w{0,49}$/i;

/** The text for the chat (R39). The form data come last, because they are truncated first. */
export function chatText(
  report: ErrorReport,
  reportId: string,
  detail: RetailerSettings['chatReport'],
): string {
  const { body, error } = report;
  const shown = (text: string) =>
    harmlessText(detail === 'whole' ? text : withoutPersonalData(text, body ?? {}));
  const lines = [
    `timestamp: ${new Date(report.timestamp).toISOString()}`,
    `app source: ${shown(report.appSource)}`,
    `description: ${shown(report.description)}`,
    ...(error ? [`error: ${cutToBytes(shown(error), MAX_ERROR_BYTES)}`] : []),
    `report: ${reportId}`,
    ...(body
      ? [`body: ${detail === 'whole' ? harmlessText(JSON.stringify(body)) : fieldLengths(body)}`]
      : []),
  ];
  return cutToBytes(lines.join('\n'), MAX_CHAT_BYTES);
}

/** Names and lengths instead of values. */
function fieldLengths(formData: object): string {
  return Object.entries(formData)
    .map(([name, value]) => `${FIELD_NAME.test(name) ? name : '?'} (${lengthOf(value)})`)
    .join(', ');
}

function lengthOf(value: unknown): number {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).length;
}
